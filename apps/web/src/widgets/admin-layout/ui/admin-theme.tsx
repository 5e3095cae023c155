import { ConfigProvider, type ConfigProviderProps, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import frFR from 'antd/locale/fr_FR';
import type { Locale } from '@site/vocabulary';
import { useState, type ReactNode } from 'react';

type AntLocale = NonNullable<ConfigProviderProps['locale']>;

const LOCALES = { fr: wording(frFR), en: wording(enUS) } as const;

/** The packs are CommonJS: some loaders hand over the module, others its default export. */
function wording(pack: AntLocale | { default: AntLocale }): AntLocale {
  return 'default' in pack ? pack.default : pack;
}

/** Ant Design in the colours of the site: read from the same tokens that the public pages use. */
function themeFromTokens(): ThemeConfig {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string, fallback: string) => tokens.getPropertyValue(name).trim() || fallback;
  const ink = colour('--ink', '#0e2a33');
  const paper = colour('--paper', '#ffffff');
  const lagoon = colour('--lagoon', '#0b4f5c');
  return {
    token: {
      colorPrimary: lagoon,
      colorInfo: colour('--river', '#12808c'),
      colorSuccess: colour('--leaf', '#3c7d46'),
      colorError: '#b3261e',
      colorLink: lagoon,
      colorText: ink,
      colorTextHeading: ink,
      colorTextDescription: '#5d6f76',
      colorTextPlaceholder: '#5d6f76',
      colorTextTertiary: '#5d6f76',
      colorBorder: '#8d9a9e',
      colorBorderSecondary: colour('--line', '#d9d3c4'),
      // What it would derive from so dark a tone is a grey that looks switched off.
      colorInfoBg: '#e8f3f4',
      colorInfoBorder: '#9cc9cf',
      colorSuccessBg: '#eaf3ea',
      colorSuccessBorder: '#a9cbad',
      borderRadius: 8,
      controlHeight: 40,
      fontSize: 16,
      fontFamily: 'inherit',
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Layout: {
        headerBg: ink,
        headerColor: paper,
        headerHeight: 56,
        headerPadding: '0 clamp(0.5rem, 2vw, 1.5rem)',
        bodyBg: '#fbf9f4',
        lightSiderBg: paper,
      },
      Menu: { itemHeight: 44, itemSelectedBg: '#e4eff0', itemSelectedColor: lagoon },
      Badge: { colorError: colour('--laterite', '#b4532a') },
      Table: {
        headerBg: colour('--sand', '#f7f2e8'),
        headerSortActiveBg: '#efe8d9',
        bodySortBg: paper,
        rowSelectedBg: '#eef6f6',
        rowSelectedHoverBg: '#e4eff0',
        cellPaddingBlockMD: 8,
        cellPaddingInlineMD: 8,
        cellPaddingBlockSM: 2,
      },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 32 },
    },
  };
}

/** A title keeps clear of the button that closes. */
const MODAL = {
  styles: {
    title: { paddingInlineEnd: '1.75rem' },
    // Two buttons that a small phone puts one below the other do not touch.
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: '0.5rem' },
  },
} as const;

export function AdminTheme({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [theme] = useState(themeFromTokens);
  return (
    <ConfigProvider
      locale={LOCALES[locale]}
      theme={theme}
      button={{ autoInsertSpace: false }}
      modal={MODAL}
      virtual={false}
      getPopupContainer={(opener) =>
        opener?.closest('main') ?? document.querySelector('main') ?? document.body
      }
    >
      {children}
    </ConfigProvider>
  );
}
