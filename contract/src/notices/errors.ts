/** Refusals of notices, by code. */
export const noticesErrors = {
  noticeEmpty: 'Write what the notice is to say.',
  noticeSent: 'This notice has gone out already. Its text stays as people have read it; withdraw it or write another.',
  noticeWithdrawn: 'The school has withdrawn this notice.',
  noticeNotSent: 'This notice has not gone out.',
  noticeChanged: 'Somebody else has changed this notice in the meantime. Open it again.',
  nobodyReached: 'This reaches nobody. Choose other recipients.',
  /** 409; `data` is `{recipients}`. */
  recipientsChanged: 'The number of recipients has changed to {recipients}. Look at it again before you send.',
  noRecipientsChosen: 'Choose the classes, sections or people.',
  pastTime: 'Choose a time that is still to come.',
  farTime: 'A notice waits for its time for at most a year.',
  expiredNotice: 'The last day is past already.',
  fileOfNotice: 'Choose a photo (JPEG, PNG, WebP) or a PDF.',
  hookAddress: 'Enter an https address of the internet. Addresses within this network are not accepted.',
  hookUnset: 'No address is set for this way.',
} as const;
