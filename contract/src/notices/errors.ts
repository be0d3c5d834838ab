/** Refusals of notices, by code. */
export const noticesErrors = {
  noticeEmpty: 'Enter the text of the notice.',
  noticeSent: 'This notice was already sent, so its text cannot be changed. Withdraw it or write another.',
  noticeWithdrawn: 'The school has withdrawn this notice.',
  noticeNotSent: 'This notice has not been sent.',
  noticeChanged: 'Another user changed this notice. Open it again.',
  nobodyReached: 'There are no recipients. Select other recipients.',
  /** 409; `data` is `{recipients}`. */
  recipientsChanged: 'The number of recipients changed to {recipients}. Check it before you send.',
  noRecipientsChosen: 'Select the classes, sections or people.',
  pastTime: 'Select a time in the future.',
  farTime: 'A notice can be scheduled up to one year ahead.',
  expiredNotice: 'The last day is already over.',
  fileOfNotice: 'Select a photo (JPEG, PNG, WebP) or a PDF.',
  hookAddress: 'Enter an https address on the internet. Private network addresses are not accepted.',
  hookUnset: 'No address is set for this channel.',
} as const;
