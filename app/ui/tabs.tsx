import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from './aria-locale.tsx';

type TabItem = { id: string; label: ReactNode; content: ReactNode; isDisabled?: boolean };

type Props = {
  label: string;
  tabs: readonly TabItem[];
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: (id: string) => void;
};

/** Tabs; the arrow keys move between them. */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect }: Props) {
  return (
    <AriaLocale>
      <AriaTabs
        {...(selected !== undefined && { selectedKey: selected })}
        {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
        onSelectionChange={(key) => onSelect?.(String(key))}
      >
        {/* Many tabs scroll horizontally on phones. */}
        <TabList aria-label={label} className="relative flex overflow-x-auto overflow-y-hidden border-b border-line">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.isDisabled ?? false}
              className="relative shrink-0 cursor-pointer px-5 py-3.5 font-display text-xl font-semibold text-quiet transition-colors -outline-offset-2 first:pl-0 after:absolute after:inset-x-5 after:bottom-0 after:h-[3px] after:bg-transparent first:after:left-0 not-data-disabled:hover:text-ink data-selected:text-ink data-selected:after:bg-ink data-disabled:cursor-not-allowed data-disabled:text-edge"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="pt-6">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
