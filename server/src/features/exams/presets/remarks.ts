import type { RemarkSentence } from '@shala/contract/exams';

/** The sentences with which a school starts, until it saves its own. */
export const REMARKS: readonly RemarkSentence[] = [
  { language: 'en', from: 90, text: '{name} has done outstanding work, above all in {best}. Keep it up.' },
  { language: 'en', from: 75, text: '{name} has done very well and is strong in {best}. More practice in {weak} will help.' },
  { language: 'en', from: 60, text: '{name} makes good progress. {best} is a strength; {weak} needs regular practice.' },
  { language: 'en', from: 45, text: '{name} makes steady progress and can do better with regular revision of {weak}.' },
  { language: 'en', from: 33, text: '{name} needs to work regularly, above all in {weak}.' },
  { language: 'en', from: 0, text: '{name} needs help and daily practice at school and at home, beginning with {weak}.' },
  { language: 'en', from: null, text: 'Helpful and polite to classmates.' },
  { language: 'en', from: null, text: 'Takes an active part in class.' },
  { language: 'en', from: null, text: 'Regular attendance will improve the result.' },
  { language: 'hi', from: 90, text: '{name} का कार्य उत्कृष्ट है, विशेषकर {best} में। इसी प्रकार परिश्रम करते रहें।' },
  { language: 'hi', from: 75, text: '{name} का प्रदर्शन बहुत अच्छा है। {best} में विशेष दक्षता है; {weak} में और अभ्यास करें।' },
  { language: 'hi', from: 60, text: '{name} की प्रगति अच्छी है। {weak} में नियमित अभ्यास की आवश्यकता है।' },
  { language: 'hi', from: 45, text: '{name} की प्रगति संतोषजनक है। {weak} की नियमित पुनरावृत्ति करें।' },
  { language: 'hi', from: 33, text: '{name} को नियमित परिश्रम की आवश्यकता है, विशेषकर {weak} में।' },
  { language: 'hi', from: 0, text: '{name} को विद्यालय और घर पर प्रतिदिन अभ्यास तथा मार्गदर्शन की आवश्यकता है, आरंभ {weak} से।' },
  { language: 'hi', from: null, text: 'सहपाठियों के प्रति व्यवहार सहयोगपूर्ण और विनम्र है।' },
];
