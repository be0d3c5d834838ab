/** The choices and proposals of the built-in formats, and the reasons for leaving, in Hindi. */
const HINDI: Readonly<Record<string, string>> = {
  Yes: 'हाँ',
  No: 'नहीं',
  Mr: 'श्री',
  Shri: 'श्री',
  Mrs: 'श्रीमती',
  Smt: 'श्रीमती',
  Ms: 'सुश्री',
  Dr: 'डॉ.',
  Once: 'एक बार',
  Twice: 'दो बार',
  Excellent: 'उत्कृष्ट',
  'Very good': 'बहुत अच्छा',
  Good: 'अच्छा',
  Satisfactory: 'संतोषजनक',
  'Birth certificate': 'जन्म प्रमाण पत्र',
  'Previous transfer certificate': 'पूर्व विद्यालय का स्थानांतरण प्रमाण पत्र',
  Affidavit: 'शपथ पत्र',
  Aadhaar: 'आधार',
  Passport: 'पासपोर्ट',
  'Moved to another town': 'दूसरे नगर में निवास',
  'Admitted to another school': 'दूसरे विद्यालय में प्रवेश',
  'Completed the last class': 'अंतिम कक्षा पूर्ण की',
  'Fees not paid': 'शुल्क जमा नहीं किया',
  'Long absence': 'लंबी अनुपस्थिति',
  Health: 'स्वास्थ्य',
  'whatever purpose it may serve': 'किसी भी आवश्यक प्रयोजन',
};

/** A value as a Hindi format prints it, a title with or without its full stop; text typed by the office stays unchanged. */
export function inHindi(value: string): string {
  return HINDI[value.replace(/\.$/, '')] ?? value;
}
