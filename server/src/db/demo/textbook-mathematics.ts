import type { Book } from './textbook-form.ts';

export const MATHEMATICS_BOOKS: readonly Book[] = [
  {
    className: '10th',
    subject: 'Mathematics',
    title: 'Mathematics for Class 10',
    chapters: [
      {
        name: 'Quadratic Equations',
        summary:
          'An equation with the square of the unknown has at most two roots. They are found by factors, by completing the square, or by the formula; the discriminant tells in advance how many there are.',
        topics: [
          ['Standard Form', 'Every such equation can be brought to ax² + bx + c = 0 with a not zero.'],
          ['Roots by Factors', 'A product is zero only when one of its factors is.'],
          ['The Formula', 'Completing the square once for all gives a formula for every case.'],
          ['Nature of Roots', 'Two, one or none, as b² − 4ac is positive, zero or negative.'],
        ],
        exercises: [
          ['Solve x² − 7x + 12 = 0 by factors.', 'Numerical'],
          ['Find k so that 2x² + kx + 8 = 0 has equal roots.', 'Numerical'],
          ['The sides of a right triangle are x, x + 7 and x + 8 cm. Find them.', 'Numerical'],
          ['Show that x² + 2x + 5 = 0 has no real root.', 'Proof'],
          ['A train would take 1 hour less for 360 km if it were 5 km/h faster. Find its speed.', 'Numerical'],
        ],
        examples: [
          ['A rectangular garden has an area of 84 m² and is 5 m longer than it is wide. Find its width.', 'Numerical'],
          ['Find the discriminant of 3x² − 2x + 1/3 = 0 and tell the nature of its roots.', 'Numerical'],
        ],
        intext: [['Is (x − 2)² + 1 = 2x − 3 a quadratic equation?', 'Short answer']],
      },
      {
        name: 'Arithmetic Progressions',
        summary:
          'In an arithmetic progression each term is the one before plus a fixed difference. The nth term is a + (n − 1)d and the sum of n terms is the average of first and last, taken n times.',
        topics: [
          ['The Fixed Difference', 'Savings that grow by the same sum each month form such a list.'],
          ['The nth Term', 'Start with a and add d as often as there are steps.'],
          ['The Sum of Terms', 'Written forwards and backwards, the pairs are all alike.'],
        ],
        exercises: [
          ['Find the 20th term of 7, 11, 15, …', 'Numerical'],
          ['How many two-digit numbers are divisible by 6?', 'Numerical'],
          ['The sum of the first n odd numbers is n². Prove it.', 'Proof'],
          ['A fine is ₹200 for the first day of delay and ₹50 more for each further day. What is due after 30 days?', 'Numerical'],
        ],
        examples: [
          ['Which term of 3, 8, 13, … is 78?', 'Numerical'],
          ['Find the sum of the first 15 multiples of 8.', 'Numerical'],
        ],
        intext: [['Is 4, 10, 16, 22, … an arithmetic progression?', 'Short answer']],
      },
      {
        name: 'Triangles That Are Alike',
        summary:
          'Figures of the same shape are similar. Equal angles make triangles similar, and their sides are then in one ratio; a line parallel to a side cuts the other two in the same ratio.',
        topics: [
          ['Similar and Congruent', 'Same shape is less than same shape and size.'],
          ['The Basic Theorem', 'A line parallel to one side divides the others in proportion.'],
          ['Tests for Similarity', 'Two angles, three sides in proportion, or an angle between such sides.'],
        ],
        exercises: [
          ['A pole of 6 m throws a shadow of 4 m while a tower throws one of 28 m. How tall is the tower?', 'Numerical'],
          ['In triangle ABC, DE is parallel to BC, AD = 3 cm, DB = 4.5 cm and AE = 2 cm. Find EC.', 'Numerical'],
          ['Show that the diagonals of a trapezium divide each other in proportion.', 'Proof'],
        ],
        examples: [['Triangles ABC and DEF have angles 60°, 80° and 60°, 40° given. Are they similar?', 'Short answer']],
        intext: [['Are all squares similar? Are all rhombuses?', 'Short answer']],
      },
      {
        name: 'Data and Chance',
        summary:
          'Mean, median and mode each tell the middle of grouped data in their own way. The chance of an event is the share of equally likely outcomes in which it happens.',
        topics: [
          ['Mean of Grouped Data', 'Class marks stand for their classes; an assumed mean saves work.'],
          ['Median and Mode', 'One from the running count, the other from the tallest class.'],
          ['Probability', 'Between 0 for the impossible and 1 for the sure.'],
        ],
        exercises: [
          ['Two dice are thrown. What is the chance that the sum is 9?', 'Numerical'],
          ['Find the mean of 5, 8, 10, 15 and 22, and the median.', 'Numerical'],
          ['A card is drawn from 52. Find the chance of a red king.', 'Numerical'],
          ['Why can 1.5 not be a probability?', 'Short answer'],
        ],
        examples: [['A bag holds 3 red and 5 black balls. Find the chance of drawing a red one.', 'Numerical']],
        intext: [['If it rains with a chance of 0.3, what is the chance of a dry day?', 'Numerical']],
      },
    ],
  },
  {
    className: '8th',
    subject: 'Mathematics',
    title: 'Mathematics for Class 8',
    chapters: [
      {
        name: 'Rational Numbers',
        summary:
          'Every number that can be written as a fraction of whole numbers is rational. Sums and products of such numbers are again rational, in whatever order they are taken; between two of them there is always another.',
        topics: [
          ['Order and Grouping', 'Adding and multiplying do not mind the order, subtracting and dividing do.'],
          ['Numbers In Between', 'The average of two lies between them, and so on without end.'],
          ['On the Number Line', 'Divide the unit and count the parts.'],
        ],
        exercises: [
          ['Find three rational numbers between 1/4 and 1/2.', 'Numerical'],
          ['Multiply 6/13 by the reciprocal of −7/16.', 'Numerical'],
          ['True or false: zero has no reciprocal.', 'True or false'],
          ['Show −2/5 and 7/5 on the number line.', 'Activity'],
        ],
        examples: [['Add 3/7, −6/11, −8/21 and 5/22 in the easiest order.', 'Numerical']],
        intext: [['Which rational number is its own negative?', 'Short answer']],
      },
      {
        name: 'Linear Equations in One Variable',
        summary:
          'An equation is a balance. What is done to one side is done to the other until the unknown stands alone. Many puzzles about ages, coins and fares become such equations.',
        topics: [
          ['The Balance', 'Add, subtract, multiply or divide both sides alike.'],
          ['Unknowns on Both Sides', 'Bring them together first.'],
          ['Puzzles into Equations', 'Name the unknown, say the story in symbols, solve, check.'],
        ],
        exercises: [
          ['Solve 5x − 9 = 3x + 7.', 'Numerical'],
          ['A father is three times as old as his daughter; in 12 years he will be twice as old. Find both ages.', 'Numerical'],
          ['₹300 is made up of ₹2 and ₹5 coins, 90 in all. How many of each?', 'Numerical'],
          ['Solve (x + 6)/4 + (x − 3)/5 = (5x − 4)/8.', 'Numerical'],
        ],
        examples: [
          ['The sum of three consecutive multiples of 11 is 363. Find them.', 'Numerical'],
          ['The perimeter of a rectangle is 13 cm and its width is 2¾ cm. Find the length.', 'Numerical'],
        ],
        intext: [['Is x = 4 a solution of 2x + 1 = 9?', 'Short answer']],
      },
      {
        name: 'Comparing Quantities',
        summary:
          'Ratios and percentages compare. Discount, profit and tax are percentages of a price; interest that itself earns interest grows faster than simple interest.',
        topics: [
          ['Ratio and Percentage', 'Out of a hundred is the common measure.'],
          ['Discount and Tax', 'One is taken off the marked price, the other is put on the bill.'],
          ['Compound Interest', 'Each year begins with what the last one left.'],
        ],
        exercises: [
          ['A shirt marked ₹900 is sold for ₹765. Find the discount per cent.', 'Numerical'],
          ['Find the compound interest on ₹8,000 for 2 years at 5 % a year.', 'Numerical'],
          ['The population of a town rose from 40,000 to 42,000. By how many per cent?', 'Numerical'],
          ['A bill of ₹1,180 includes 18 % tax. What was the price without it?', 'Numerical'],
        ],
        examples: [['A school bus trip of 150 km costs ₹12 a km and is shared by 40. What does each pay?', 'Numerical']],
        intext: [['Which is more: 3 out of 4 or 7 out of 10?', 'Short answer']],
      },
    ],
  },
];
