const TEACHES =
  /teacher|principal|head ?master|head ?mistress|lecturer|professor|\b(?:tgt|pgt|prt|ntt|coach|counsellor)\b|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|व्याख्याता|प्रवक्ता|प्रधान ?पाठक|प्राचार्य|मुख्याध्यापक/iu;
const OFFICE =
  /\b(?:peon|clerk|ldc|udc|mts|accountant|accounts?|cashier|office|superintendent|typist|receptionist|registrar|store ?keeper|data entry|operator|guard|watchman|chowkidar|security|driver|conductor|cleaner|sweeper|safai|helper|attendant|aaya|ayah?|sevak|shipai|gardener|mali|cook|maid|electrician|plumber|carpenter|nurse|lab(?:oratory)? assistant)\b|लिपिक|क्लर्क|बाबू|चपरासी|भृत्य|शिपाई|परिचर|(?<![\p{L}\p{M}])(?:आया|बाई|नर्स|दाई)(?![\p{L}\p{M}])|चौकीदार|द्वारपाल|सुरक्षा|प्रहरी|चालक|ड्रायवर|ड्राइवर|परिचालक|कंडक्टर|लेखापाल|लेखाकार|मुनीम|कैशियर|रोकड़िया|खजांची|माली|स्वच्छक|सफाईकर्मी|सफ़ाई|सफाई|स्वीपर|सेवक|सेविका|रसोइया|रसोईया|बावर्ची|हेल्पर|प्रयोगशाला (?:सहायक|परिचारक)|लैब (?:सहायक|असिस्टेंट)|कार्यालय|कंप्यूटर ऑपरेटर|कम्प्यूटर ऑपरेटर|डाटा एंट्री|भंडारी|स्टोर ?कीपर|पुस्तकालय सहायक/iu;

/** Whether a designation belongs to office or support staff, such as Clerk, Peon and Driver: such an employee teaches nothing unless the record says so. */
export function isOfficeRole(role: string): boolean {
  return OFFICE.test(role) && !TEACHES.test(role);
}
