import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import type { LogoName } from './send-pdf.ts';

type Props = {
  logo: LogoName;
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
};

/** A logo: the drop area, and then a preview with a remove button. */
export function LogoField({ logo, file, error, onChoose }: Props) {
  const t = useTranslations('favourites-pdf');
  const isRetailer = logo === 'RetailerLogo';
  const label = t(isRetailer ? 'retailerLogo' : 'customerLogo');
  const show = useFileIn(file);
  if (!file)
    return (
      <FileDrop
        label={label}
        hint={t('logoHint')}
        accept="image/png,image/jpeg"
        onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
      />
    );
  return (
    <div className="grid content-start gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <div className="grid h-36 place-items-center border border-line bg-white p-4">
        <img
          ref={show}
          alt={t(isRetailer ? 'previewRetailerLogo' : 'previewCustomerLogo')}
          className="max-h-28 min-w-8 max-w-full object-contain"
        />
      </div>
      <p className="text-sm text-quiet wrap-anywhere">{file.name}</p>
      {error !== undefined && <p className="text-sm font-medium text-danger">{error}</p>}
      <Button size="small" kind="secondary" className="justify-self-start" onClick={() => onChoose(undefined)}>
        {t(isRetailer ? 'clearRetailerLogo' : 'clearCustomerLogo')}
      </Button>
    </div>
  );
}

/** Shows the file in an image and releases it afterwards. */
function useFileIn(file: File | undefined) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
