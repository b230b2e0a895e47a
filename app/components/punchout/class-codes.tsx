import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';

/** A category of goods; `usual` is the UNSPSC code that is sent without one of the company. */
export type CategoryLine = { readonly code: string; readonly name: string; readonly usual: string };

const lists = ['unspsc', 'eclass'] as const;
const namesOfLists = { unspsc: 'UNSPSC', eclass: 'eClass' } as const;

type Codes = Readonly<Record<string, Readonly<Partial<Record<(typeof lists)[number], string | undefined>>>>>;
/** Problems by the names of fields. */
type Problems = Readonly<Record<string, string[]>>;
type Props = { categories: readonly CategoryLine[]; codes: Codes; problems: Problems };

const nameOf = (code: string, list: string) => `classes.${code}.${list}`;

/** The codes of a company by category of goods. They are many, so they are shown on demand. */
export function ClassCodes({ categories, codes, problems }: Props) {
  const t = useTranslations('punchout.codes');
  const own = Object.values(codes).filter(({ unspsc, eclass }) => unspsc || eclass).length;
  const isWrong = Object.keys(problems).some((name) => name.startsWith('classes'));
  return (
    <Disclosure label={t('classes', { count: own })} isOpen={isWrong}>
      <p className="mb-3 text-sm text-quiet">{t('classesHint')}</p>
      <Table caption={t('classes', { count: own })}>
        <thead>
          <tr>
            <HeaderCell>{t('category')}</HeaderCell>
            {lists.map((list) => (
              <HeaderCell key={list}>{namesOfLists[list]}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ code, name, usual }) => (
            <tr key={code}>
              <Cell className="py-1.5">{name}</Cell>
              {lists.map((list) => (
                <Cell key={list} className="py-1.5">
                  <TextField
                    id={`punchout-${nameOf(code, list)}`}
                    name={nameOf(code, list)}
                    size="small"
                    label={`${name}: ${namesOfLists[list]}`}
                    isLabelHidden
                    defaultValue={codes[code]?.[list] ?? ''}
                    placeholder={list === 'unspsc' ? usual : ''}
                    error={problems[nameOf(code, list)]}
                    inputMode="numeric"
                    maxLength={8}
                    autoComplete="off"
                    className="min-w-28"
                  />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
