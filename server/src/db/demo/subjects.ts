/** The part of the school that a class belongs to; it decides subjects and length of the day. */
export type Level = 'kindergarten' | 'primary' | 'middle' | 'secondary' | 'senior';
export type Stream = 'science' | 'commerce';

/** The bell: eight lessons of 40 minutes, recess from 10:40 to 11:00. `starts` is minutes after midnight. */
export const PERIODS = [
  { name: 'P1', starts: 480 },
  { name: 'P2', starts: 520 },
  { name: 'P3', starts: 560 },
  { name: 'P4', starts: 600 },
  { name: 'P5', starts: 660 },
  { name: 'P6', starts: 700 },
  { name: 'P7', starts: 740 },
  { name: 'P8', starts: 780 },
] as const;

/** How many lessons a day has, Monday to Friday and on Saturday. */
export const LESSONS_A_DAY: Record<Level, { weekday: number; saturday: number }> = {
  kindergarten: { weekday: 5, saturday: 3 },
  primary: { weekday: 7, saturday: 4 },
  middle: { weekday: 8, saturday: 5 },
  secondary: { weekday: 8, saturday: 5 },
  senior: { weekday: 8, saturday: 5 },
};

type LevelSubject = { name: string; perWeek: number; stream?: Stream };

/** Subjects by level with lessons a week; a section's subjects fill its week exactly. */
export const SUBJECTS: Record<Level, readonly LevelSubject[]> = {
  kindergarten: [
    { name: 'English', perWeek: 7 },
    { name: 'Numbers', perWeek: 6 },
    { name: 'Hindi', perWeek: 4 },
    { name: 'General Awareness', perWeek: 4 },
    { name: 'Art and Craft', perWeek: 3 },
    { name: 'Music', perWeek: 2 },
    { name: 'Physical Education', perWeek: 2 },
  ],
  primary: [
    { name: 'English', perWeek: 8 },
    { name: 'Mathematics', perWeek: 8 },
    { name: 'Environmental Studies', perWeek: 6 },
    { name: 'Hindi', perWeek: 6 },
    { name: 'Marathi', perWeek: 3 },
    { name: 'Computer', perWeek: 2 },
    { name: 'Art and Craft', perWeek: 2 },
    { name: 'Physical Education', perWeek: 2 },
    { name: 'Music', perWeek: 1 },
    { name: 'Value Education', perWeek: 1 },
  ],
  middle: [
    { name: 'English', perWeek: 7 },
    { name: 'Mathematics', perWeek: 7 },
    { name: 'Science', perWeek: 7 },
    { name: 'Social Science', perWeek: 6 },
    { name: 'Hindi', perWeek: 6 },
    { name: 'Marathi', perWeek: 4 },
    { name: 'Computer', perWeek: 3 },
    { name: 'Art and Craft', perWeek: 2 },
    { name: 'Physical Education', perWeek: 2 },
    { name: 'Music', perWeek: 1 },
  ],
  secondary: [
    { name: 'English', perWeek: 8 },
    { name: 'Mathematics', perWeek: 8 },
    { name: 'Science', perWeek: 9 },
    { name: 'Social Science', perWeek: 8 },
    { name: 'Hindi', perWeek: 6 },
    { name: 'Computer', perWeek: 3 },
    { name: 'Physical Education', perWeek: 2 },
    { name: 'Art and Craft', perWeek: 1 },
  ],
  senior: [
    { name: 'English', perWeek: 7 },
    { name: 'Mathematics', perWeek: 8 },
    { name: 'Physics', perWeek: 8, stream: 'science' },
    { name: 'Chemistry', perWeek: 8, stream: 'science' },
    { name: 'Biology', perWeek: 7, stream: 'science' },
    { name: 'Accountancy', perWeek: 8, stream: 'commerce' },
    { name: 'Business Studies', perWeek: 8, stream: 'commerce' },
    { name: 'Economics', perWeek: 7, stream: 'commerce' },
    { name: 'Computer', perWeek: 4 },
    { name: 'Physical Education', perWeek: 3 },
  ],
};
