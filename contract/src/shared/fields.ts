import { z } from 'zod/mini';
import { PHONE, readPhoneNumber } from './phone.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses (tab and line feed pass), and halves of a character
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u;

/** Digits as people group them, `411 001` or `1234-5678`: spaces and hyphens are removed before `pattern` is asked. */
export function groupedDigits(pattern: RegExp, problem: string) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(40)),
      z.transform((value: string) => value.replaceAll(/[\s-]/g, '')),
    ),
    z.string().check(z.regex(pattern, problem)),
  );
}

/** The PIN code of an address, or empty. */
export const pinCode = groupedDigits(/^([1-9]\d{5})?$/, 'pinCode');

/** An opaque id. Any text is accepted here: malformed ids, and those of other schools, are answered as unknown (404). */
export const id = z.string().check(z.minLength(1));

/** Text typed by a person: trimmed, not blank, at most `max` characters, no control characters. */
export function text(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(NO_CONTROL));
}

const WEB_ADDRESS =
  /^(?!.*(?::\/\/|\/\/|@|\bwww\.|[\p{L}\p{N}-]\.(?:com|net|org|in|co|info|biz|io|app|dev|me|xyz|top|site|online|shop|link|click|live|club|ru|cn|ly|gl|to)(?:\b|\/))).*$/isu;

/** A name that is sent in mails, also to strangers: without anything that a mail program would turn into a link. */
export function mailableName(max: number) {
  return text(max).check(z.regex(WEB_ADDRESS, 'noAddress'));
}

/** Whether a text may be sent in a mail to a stranger. */
export function isMailable(name: string): boolean {
  return WEB_ADDRESS.test(name);
}

/** Text that may be empty. */
export function optionalText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(NO_CONTROL));
}

/** A language that may have a catalogue, such as `hi`. */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/));

/** A mail address, lower-cased, at most 254 characters (RFC 5321). */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Converts a typed phone number to its stored form; any other text stays unchanged, and is refused by the following check. */
const writtenPhone = z.pipe(
  z.string().check(z.maxLength(30)),
  z.transform((value: string) => readPhoneNumber(value) ?? value),
);

/** An Indian phone number: a mobile number, or a landline with its STD code. */
export const phone = z.pipe(writtenPhone, z.string().check(z.regex(PHONE, 'phone')));

/** The same, or empty. */
export const optionalPhone = z.pipe(writtenPhone, z.string().check(z.regex(new RegExp(`^$|${PHONE.source}`), 'phone')));

/** A mobile number only. */
export const mobile = z.pipe(writtenPhone, z.string().check(z.regex(/^[6-9]\d{9}$/, 'mobile')));

/** An email address, or empty. */
export const optionalEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^([^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,})?$/, 'email'));

/** A calendar day, ISO `YYYY-MM-DD`, that exists. */
export const isoDate = z.iso.date().check(z.regex(/^(19|20|21)\d\d-/, 'date'));

/** The least and the greatest length of a password; the limit also protects Argon2id from longer texts. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
export const newPassword = z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));

/**
 * The former values of the fields sent, by name, as the user opened them. If another user has changed a field since, the call is refused with
 * `changedMeanwhile`, whose `data` is `{present}`, the present fields. Nothing is compared when it is left out.
 */
export const seen = z.optional(
  z.record(
    z.string().check(z.regex(/^[a-zA-Z0-9]{1,40}$/)),
    z.union([z.string().check(z.maxLength(5000)), z.number(), z.boolean(), z.null(), z.array(z.string().check(z.maxLength(60)))]),
  ),
);
