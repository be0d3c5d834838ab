import './theme.css';
import { type CSSVariablesResolver, createTheme, Input, localStorageColorSchemeManager, MantineProvider, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Light, dark, or as the device. */
export { useMantineColorScheme as useColorScheme } from '@mantine/core';

/** Indigo; 7 and 4 are the two accents of the palette (light and dark). */
const INDIGO = ['#eef2ff', '#e0e7ff', '#c7d2fe', '#a5b4fc', '#818cf8', '#6366f1', '#5b54ec', '#4f46e5', '#4338ca', '#3730a3'] as const;

/** The library's greys, drawn over the roles of tokens.css, so that parts without a variable of their own fit in. */
const DARK = ['#eceef2', '#c9cdd6', '#a9afbc', '#8d94a3', '#3a3f4a', '#262a32', '#1b1e24', '#131519', '#0d0f12', '#08090b'] as const;
const GRAY = ['#f7f7fa', '#f2f3f5', '#e7e8ec', '#dfe1e6', '#d5d7de', '#656a77', '#565b67', '#3b3f48', '#26292f', '#16181d'] as const;

const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 4 },
  colors: { indigo: INDIGO, dark: DARK, gray: GRAY },
  black: '#16181d',
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.25rem', lg: '1.375rem', xl: '1.75rem' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--shadow-raised)',
    sm: 'var(--shadow-raised)',
    md: 'var(--shadow-floating)',
    lg: 'var(--shadow-floating)',
    xl: 'var(--shadow-dialog)',
  },
  headings: { fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: Input.extend({
      vars: (_theme, { size }) => ({
        wrapper: { '--input-height': size === 'lg' ? '42px' : '34px', '--input-fz': size === 'lg' ? '0.875rem' : '0.8125rem' },
      }),
    }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      vars: () => ({
        label: { '--input-label-size': '0.8125rem', '--input-asterisk-color': 'var(--c-ink-3)' },
        error: { '--input-error-size': '0.8125rem' },
        success: {},
        description: { '--input-description-size': '0.8125rem' },
      }),
    }),
    // Words are as large and as heavy as what they stand in, unless it says otherwise.
    Text: Text.extend({ defaultProps: { inherit: true } }),
  },
});

/** Mantine's own names, led back to the roles in tokens.css, where light and dark are told apart. */
const ROLES = {
  '--mantine-primary-color-contrast': 'var(--c-on-accent)',
  '--mantine-color-bright': 'var(--c-ink)',
  '--mantine-color-text': 'var(--c-ink)',
  '--mantine-color-body': 'var(--c-page)',
  '--mantine-color-error': 'var(--c-bad)',
  '--mantine-color-success': 'var(--c-good)',
  '--mantine-color-placeholder': 'var(--c-ink-3)',
  '--mantine-color-anchor': 'var(--c-accent-ink)',
  '--mantine-color-default': 'var(--c-page)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-default-color': 'var(--c-ink)',
  '--mantine-color-default-border': 'var(--c-line-strong)',
  '--mantine-color-dimmed': 'var(--c-ink-2)',
  '--mantine-color-disabled': 'var(--c-sunk)',
  '--mantine-color-disabled-color': 'var(--c-ink-3)',
  '--mantine-color-disabled-border': 'var(--c-line)',
  '--mantine-color-indigo-filled-hover': 'var(--c-accent-hover)',
  '--mantine-color-indigo-light': 'var(--c-accent-soft)',
  '--mantine-color-indigo-light-hover': 'var(--c-accent-soft)',
  '--mantine-color-indigo-light-color': 'var(--c-accent-ink)',
};

const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: ROLES, dark: ROLES });
const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/**
 * Mantine in Shala's look, for everything below it; light or dark follows the system until a person chooses. The app's
 * frame carries it: pages before signing in do without Mantine, which keeps them light.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
      // Without motion, which the imitated browser of the tests cannot wait for.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
