const TEACHES =
  /teacher|principal|head ?master|head ?mistress|lecturer|professor|\b(?:tgt|pgt|prt|ntt|coach|counsellor)\b|शिक्षक|अध्यापक|प्राचार्य|मुख्याध्यापक/iu;
const OFFICE =
  /\b(?:peon|clerk|ldc|udc|mts|accountant|accounts?|cashier|office|superintendent|typist|receptionist|registrar|store ?keeper|data entry|operator|guard|watchman|chowkidar|security|driver|conductor|cleaner|sweeper|safai|helper|attendant|aaya|ayah?|sevak|shipai|gardener|mali|cook|maid|electrician|plumber|carpenter|nurse|lab(?:oratory)? assistant)\b|लिपिक|चपरासी|शिपाई|चौकीदार|चालक|लेखापाल|लेखाकार|माली|सफाई|सेवक/iu;

/** Whether a designation belongs to office or support staff, such as Clerk, Peon and Driver: such an employee teaches nothing unless the record says so. */
export function isOfficeRole(role: string): boolean {
  return OFFICE.test(role) && !TEACHES.test(role);
}
