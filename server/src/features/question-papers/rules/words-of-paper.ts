type Words = {
  class: string;
  subject: string;
  time: string;
  marks: string;
  date: string;
  set: string;
  instructions: string;
  or: string;
  page: string;
  end: string;
  name: string;
  roll: string;
  key: string;
  answer: string;
  noAnswer: string;
  chapter: string;
  bookPage: string;
  own: string;
  hour: (count: number) => string;
  minute: (count: number) => string;
  attempt: (count: number, of: number) => string;
};

/** The fixed words of a paper, in its language. */
export const PAPER_WORDS: Readonly<Record<'en' | 'hi', Words>> = {
  en: {
    ...{ class: 'Class', subject: 'Subject', time: 'Time allowed', marks: 'Maximum marks', date: 'Date', set: 'Set' },
    ...{ instructions: 'General instructions', or: 'OR', page: 'Page', end: '— End of paper —', name: 'Name', roll: 'Roll number' },
    ...{ key: 'Marking scheme', answer: 'Answer', noAnswer: 'No answer is stored for this question.' },
    ...{ chapter: 'Chapter', bookPage: 'page', own: "school's own question" },
    hour: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    minute: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    attempt: (count, of) => `Answer any ${count} of the ${of} questions.`,
  },
  hi: {
    ...{ class: 'कक्षा', subject: 'विषय', time: 'निर्धारित समय', marks: 'अधिकतम अंक', date: 'दिनांक', set: 'सेट' },
    ...{ instructions: 'सामान्य निर्देश', or: 'अथवा', page: 'पृष्ठ', end: '— प्रश्न-पत्र समाप्त —', name: 'नाम', roll: 'अनुक्रमांक' },
    ...{ key: 'अंक योजना', answer: 'उत्तर', noAnswer: 'इस प्रश्न का उत्तर दर्ज नहीं है।' },
    ...{ chapter: 'पाठ', bookPage: 'पृष्ठ', own: 'विद्यालय का अपना प्रश्न' },
    hour: (count) => `${count} घंटे`,
    minute: (count) => `${count} मिनट`,
    attempt: (count, of) => `${of} में से किन्हीं ${count} प्रश्नों के उत्तर दीजिए।`,
  },
};
