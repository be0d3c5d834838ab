import { expect, test } from '@playwright/test';
import { newestMail } from '../lib/outbox.ts';

test('a school signs up, is set up and signed in, changes its password by mail, and signs out', async ({ page, request }) => {
  const email = `principal.${Date.now()}@school.example`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Register your school' }).first().click();
  await expect(page).toHaveURL('/register');

  // Mistakes are told under the fields, and nothing typed is lost.
  await page.getByLabel('Your name').fill('Kavita Joshi');
  await page.getByLabel('Email').fill('not a mail address');
  await page.getByLabel('Phone').fill('12345');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter an email address, for example name@school.in.')).toBeVisible();
  await expect(page.getByText('Enter a 10-digit mobile number.')).toBeVisible();
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Kavita Joshi');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98230 41172');
  await page.getByLabel('Password', { exact: true }).fill('a long first password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/verification');

  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/The code is incorrect or has expired/)).toBeVisible();
  const code = /\d{6}/.exec((await newestMail(request, email, /is your Shala code/)).subject)?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/school');

  await page.getByLabel('Name of the school').fill('Vidya Niketan School, Kolhapur');
  await page.getByLabel('Board').selectOption('CBSE');
  await page.getByLabel('Street and area').fill('12 Station Road');
  await page.getByLabel('State / UT').fill('mahar');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByLabel('City or town').fill('kolha');
  await page.getByRole('option', { name: 'Kolhapur' }).click();
  await page.getByRole('button', { name: 'Set up the school' }).click();
  await expect(page).toHaveURL('/waiting');
  // The password was typed a minute ago and is not asked for again.
  await expect(page).toHaveURL('/homepage', { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the setup' })).toBeVisible();
  await expect(page.getByText('Vidya N…')).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = /http\S+\/reset\?token=\S+/.exec((await newestMail(request, email, /new password/)).text)?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('textbox', { name: 'New password' }).fill('a second long password');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long first password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('a second long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/homepage');
});
