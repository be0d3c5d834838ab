/** Short lists that make a student's record look realistic. */
export const HOUSES = ['Tilak House', 'Savitri House', 'Raman House', 'Kalpana House'] as const;

export const STOPS = [
  'Route 1, Panchavati Karanja',
  'Route 1, Hirawadi',
  'Route 2, Nashik Road station',
  'Route 2, Dwarka circle',
  'Route 3, Indira Nagar jogging track',
  'Route 3, Pathardi Phata',
  'Route 4, College Road',
  'Route 4, Ashok Stambh',
  'Route 5, Satpur ITI',
  'Route 5, Ambad link road',
  'Route 6, Deolali Camp',
  'Route 6, Cidco, Trimurti Chowk',
] as const;

export const MEDICAL_NOTES = [
  'Peanut allergy, pen in office',
  'Asthma, inhaler in bag',
  'Wears glasses, front bench please',
  'Allergic to penicillin',
  'Epilepsy, under medication; call the mother at once',
  'Type 1 diabetes, snack at 10:40',
  'Hearing aid in the left ear',
  'Lactose intolerance',
  'Migraine in strong sun',
  'Heart murmur, no long runs',
  'Dust allergy',
  'Thalassaemia minor',
] as const;

export const BLOOD_GROUPS = [
  { weight: 30, name: 'B+' },
  { weight: 27, name: 'O+' },
  { weight: 21, name: 'A+' },
  { weight: 8, name: 'AB+' },
  { weight: 3, name: 'O-' },
  { weight: 3, name: 'B-' },
  { weight: 2, name: 'A-' },
  { weight: 6, name: '' },
] as const;

export const CATEGORIES: Readonly<Record<string, readonly { weight: number; name: string }[]>> = {
  Buddhist: [
    { weight: 8, name: 'SC' },
    { weight: 2, name: 'General' },
  ],
  Muslim: [
    { weight: 6, name: 'General' },
    { weight: 4, name: 'OBC' },
  ],
  Hindu: [
    { weight: 46, name: 'General' },
    { weight: 34, name: 'OBC' },
    { weight: 8, name: 'SC' },
    { weight: 6, name: 'ST' },
    { weight: 6, name: 'EWS' },
  ],
  other: [{ weight: 1, name: 'General' }],
};

export const LEAVING_REASONS = [
  'Passed Class 12th',
  'Family moved to Pune',
  'Admitted to a residential school',
  'Father transferred to Nagpur',
  'Moved abroad',
  'Passed Class 10th, joined a junior college',
] as const;
