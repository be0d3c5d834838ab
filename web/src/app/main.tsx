import '../styles/index.css';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { config } from 'zod/mini';
import { i18n, restoreLanguage } from '#lib/i18n';
import { readNativeDigits } from '#lib/native-digits';
import { createAppRouter } from './router.tsx';

// The security policy forbids code made from text, which is how Zod would speed itself up.
config({ jitless: true });

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  readNativeDigits();
  await restoreLanguage();
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={createAppRouter()} />
      </I18nProvider>
    </StrictMode>,
  );
}

void start();
