import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthProvider } from '#features/identity';
import { announceForget } from '#lib/session-events';
import { AssistantScreen } from '../../src/features/assistant/screens/assistant-screen.tsx';
import { TextbooksScreen } from '../../src/features/textbooks/screens/textbooks-screen.tsx';
import { renderScreen } from '../render.tsx';
import { reply } from '../server.ts';
import { startPlainBackend } from './backend.ts';
import { RAW } from './raw.ts';

const nothingRaw = () => expect(document.body.textContent).not.toMatch(RAW);

beforeEach(() => {
  announceForget();
  startPlainBackend();
});

describe('textbooks with a backend of the specification alone', () => {
  it('uploads a book', async () => {
    renderScreen(<TextbooksScreen />, '/textbooks');
    await userEvent.selectOptions(screen.getByLabelText('Class'), await screen.findByRole('option', { name: /8th/ }));
    await screen.findByRole('option', { name: 'Science' });
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Science');
    const pdf = new File(['%PDF-1.7'], 'light.pdf', { type: 'application/pdf' });
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, pdf);
    reply('POST /admin/analyze-pdf', { error: 'Not a textbook' }, 400);
    await userEvent.click(screen.getByRole('button', { name: 'Upload & Analyze' }));
    expect(await screen.findByText('Not a textbook')).toBeDefined();
    reply('POST /admin/analyze-pdf', { data: { chaptersProcessed: 3, totalTopics: 7 } });
    await userEvent.click(screen.getByRole('button', { name: 'Upload & Analyze' }));
    expect(await screen.findByText(/Successfully analyzed 3 chapters with 7 topics/)).toBeDefined();
    nothingRaw();
  });

  it('lists the books and shows what is in one', async () => {
    renderScreen(<TextbooksScreen />, '/textbooks?tab=content');
    await userEvent.click(await screen.findByText('Science'));
    await userEvent.click(await screen.findByRole('button', { name: /Chapter 1: Light/ }));
    for (const text of ['How light travels.', 'Reflection', 'Back Exercise Questions', 'Numerical'])
      expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Intext Questions')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    nothingRaw();
  });
});

describe('the assistant with a backend of the specification alone', () => {
  it.each([
    ['HTML', { success: true, data: { html: '<p>Nobody is absent.</p>' } }, 200, 'Nobody is absent.'],
    ['Markdown alone', { success: true, data: { markdown: 'Nobody is **absent**.' } }, 200, /Nobody is/],
    ['neither', { success: true, data: {} }, 200, '⚠️ Unexpected response format. Please try again.'],
    ['no data', { success: true }, 200, '⚠️ Unexpected response format. Please try again.'],
    ['a failure', { error: 'down' }, 500, '❌ Error: Failed to process request. Please try again.'],
  ])('shows an answer with %s', async (_what, body, status, shown) => {
    reply('POST /mcp/chat', body, status);
    renderScreen(
      <AuthProvider onSignedOut={() => undefined}>
        <AssistantScreen />
      </AuthProvider>,
      '/shalaAi',
    );
    await userEvent.type(screen.getByRole('textbox'), 'Who is absent?{Enter}');
    expect(await screen.findByText(shown)).toBeDefined();
    nothingRaw();
  });
});
