import type { Book } from './textbook-form.ts';

export const SOCIETY_BOOKS: readonly Book[] = [
  {
    className: '9th',
    subject: 'Social Science',
    title: 'Social Science for Class 9',
    chapters: [
      {
        name: 'The Land of India',
        summary:
          'India lies north of the Equator between mountains and seas. Young fold mountains, wide plains, an old plateau, a desert, coasts and islands each have their own soil, weather and ways of life.',
        topics: [
          ['Where India Lies', 'The Tropic of Cancer runs through the middle, and one time serves a land of thirty degrees’ width.'],
          ['The Himalayas and the Plains', 'Rivers bring down what the mountains lose, and the plains are made of it.'],
          ['The Plateau and the Coasts', 'Black soil on old lava, steep ghats and two different shores.'],
        ],
        exercises: [
          ['Name the passes that lead through the western Himalayas.', 'Short answer'],
          ['Why is the eastern coast broader than the western?', 'Short answer'],
          ['Describe the northern plains and explain why so many people live there.', 'Long answer'],
          ['The standard meridian of India passes near ______.', 'Fill in the blanks'],
        ],
        examples: [['The sun rises two hours earlier in the east than in the west, but clocks agree. Explain.', 'Short answer']],
        intext: [['Which states does the Tropic of Cancer cross?', 'Activity']],
      },
      {
        name: 'What Democracy Means',
        summary:
          'In a democracy those who rule are elected by the people in free and fair elections, each vote counts the same, and rulers are bound by law and rights. It is often slow, but it can correct its own mistakes.',
        topics: [
          ['Who Rules', 'The last word must lie with those whom the people have chosen.'],
          ['Free and Fair Elections', 'Those in power must have a real chance of losing.'],
          ['Why Democracy', 'It treats citizens with dignity and lets them disagree in peace.'],
        ],
        exercises: [
          ['Is a country with one party and regular elections a democracy? Give reasons.', 'Long answer'],
          ['State two ways in which a democracy differs from the rule of one person.', 'Short answer'],
          ['True or false: in a democracy a majority may do whatever it likes.', 'True or false'],
        ],
        examples: [['A class elects its monitor by raised hands while the teacher looks on. What could be fairer?', 'Short answer']],
        intext: [['Who elects the council of your town?', 'Activity']],
      },
      {
        name: 'A Village and Its Work',
        summary:
          'Land, labour and capital together make goods. Most villagers live by farming, with more harvests a year where there is water; others keep animals, run shops, carry goods or make things.',
        topics: [
          ['Farming on Fixed Land', 'More crops a year and better seed raise the harvest where land does not grow.'],
          ['Labour and Capital', 'Those without land work for wages; seed and pumps need money, often borrowed.'],
          ['Beyond the Fields', 'Dairy, transport and small shops feed many families.'],
        ],
        exercises: [
          ['What is multiple cropping, and what does it need?', 'Short answer'],
          ['Modern farming needs more capital. Do you agree? Discuss.', 'Long answer'],
          ['A worker gets ₹250 a day for 90 days and ₹180 for 120 days. Find the yearly income.', 'Numerical'],
        ],
        examples: [['A farmer sells 20 quintals of onions at ₹1,400 after costs of ₹900 a quintal. What is left?', 'Numerical']],
        intext: [['What is made in the village nearest to your home?', 'Activity']],
      },
    ],
  },
  {
    className: '12th',
    subject: 'Economics',
    title: 'Introductory Macroeconomics, Class 12',
    chapters: [
      {
        name: 'National Income',
        summary:
          'What a country produces, earns and spends in a year is one sum seen from three sides. Goods are counted once, at the last stage; what is only passed on is not counted again.',
        topics: [
          ['The Circular Flow', 'Households give labour and get wages; firms give goods and get the money back.'],
          ['Three Methods', 'By value added, by income and by expenditure.'],
          ['Real and Nominal', 'Prices of one year show whether there is really more.'],
        ],
        exercises: [
          ['Why are intermediate goods left out of the count?', 'Short answer'],
          ['Nominal output is 1,320 and the deflator 110. Find real output.', 'Numerical'],
          ['Can output grow while welfare does not? Give two reasons.', 'Long answer'],
        ],
        examples: [
          [
            'A farmer sells wheat for ₹50 to a miller, who sells flour for ₹80 to a baker, who sells bread for ₹120. Find the value added by each.',
            'Numerical',
          ],
        ],
        intext: [['Is the sale of an old car counted?', 'Short answer']],
      },
      {
        name: 'Money and Banking',
        summary:
          'Money spares us the search for someone who has what we want and wants what we have. Banks lend most of what is left with them and so create deposits; the central bank sets the bounds.',
        topics: [
          ['What Money Does', 'It pays, measures and stores.'],
          ['How Banks Create Credit', 'With a reserve of one tenth, a deposit can grow tenfold in all.'],
          ['The Central Bank', 'Rates, reserves and open market operations.'],
        ],
        exercises: [
          ['With a reserve ratio of 20 % and a first deposit of ₹1,000, find the total that can be created.', 'Numerical'],
          ['Explain two tools by which the central bank fights rising prices.', 'Long answer'],
          [
            'Which of these is not a function of money? (a) medium of exchange (b) store of value (c) source of income (d) unit of account',
            'Multiple choice',
          ],
        ],
        examples: [['The repo rate is raised. Trace what happens to loans for houses.', 'Short answer']],
        intext: [['Why is a cheque not money by itself?', 'Short answer']],
      },
      {
        name: 'The Government’s Budget',
        summary:
          'The budget sets what the state will take in and spend in the coming year. Deficits are of several kinds, and each tells something else about the borrowing of the state.',
        topics: [
          ['Revenue and Capital', 'What comes back each year and what creates an asset or a debt.'],
          ['Kinds of Deficit', 'Revenue, fiscal and primary deficit.'],
          ['Taxes', 'Direct on incomes, indirect on goods and services.'],
        ],
        exercises: [
          ['Fiscal deficit is 5,00,000 crore and interest 3,20,000 crore. Find the primary deficit.', 'Numerical'],
          ['Tell whether a loan repaid to the state is a revenue or a capital receipt.', 'Short answer'],
          ['Is every deficit harmful? Discuss.', 'Long answer'],
        ],
        examples: [['Receipts without borrowing are 900 and spending is 1,150. What is the fiscal deficit?', 'Numerical']],
        intext: [['Name two indirect taxes that you paid this week.', 'Activity']],
      },
    ],
  },
];
