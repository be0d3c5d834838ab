import './styles.css';
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { availableLanguages, i18n, showLanguage } from '#lib/i18n';
import { addressIn } from '../address-in.ts';
import { type PublicPageName, publicPages } from '../pages.ts';
import { ForSchoolScreen } from '../screens/for-school-screen.tsx';
import { ForTeacherScreen } from '../screens/for-teacher-screen.tsx';
import { LandingScreen } from '../screens/landing-screen.tsx';
import { PricingScreen } from '../screens/pricing-screen.tsx';
import { PrivacyScreen } from '../screens/privacy-screen.tsx';

/** What the build knows and the pages need: the styles as text and the address of the script. */
export type PageParts = { css: string; script: string };
export type RenderedPage = { file: string; html: string };

const SCREENS: Record<PublicPageName, ComponentType> = {
  landing: LandingScreen,
  pricing: PricingScreen,
  privacy: PrivacyScreen,
  forTeacher: ForTeacherScreen,
  forSchool: ForSchoolScreen,
};

/** The public pages as whole documents in each language, the same components that the app shows. */
export async function renderPages(parts: PageParts): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const { value: language } of availableLanguages()) {
    await showLanguage(language);
    for (const name of Object.keys(publicPages) as PublicPageName[])
      pages.push({
        file: `${language}/${publicPages[name].file}`,
        html: `<!doctype html>${renderToStaticMarkup(<PublicDocument name={name} i18n={i18n} {...parts} />)}\n`,
      });
  }
  return pages;
}

function PublicDocument({ name, i18n, css, script }: { name: PublicPageName; i18n: I18n } & PageParts) {
  const Screen = SCREENS[name];
  const languages = availableLanguages().map(({ value }) => value);
  const title = i18n._(publicPages[name].title);
  const description = i18n._(publicPages[name].description);
  return (
    // `boot.js` reads which languages there are.
    <html lang={i18n.locale} data-languages={languages.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f7f9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d0f12" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Shala" />
        <meta property="og:locale" content={`${i18n.locale}_IN`} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={addressIn(language, publicPages[name].path)} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* The stored choice of light or dark, before the first paint; without it the styles follow the system. */}
        <script src="/boot.js" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, from the build */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script type="module" src={script} />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Screen />
        </I18nProvider>
      </body>
    </html>
  );
}
