import type { Book } from './textbook-form.ts';

export const SCIENCE_BOOKS: readonly Book[] = [
  {
    className: '10th',
    subject: 'Science',
    title: 'Science for Class 10',
    chapters: [
      {
        name: 'Chemical Reactions Around Us',
        summary:
          'When substances react, their particles are rearranged and new substances appear. A balanced equation has the same number of each kind of atom on both sides. Reactions are grouped as combination, decomposition, displacement, double displacement and redox; some set heat free and some take it in.',
        topics: [
          [
            'Signs of a Reaction',
            'Change of colour, a gas, a solid that settles, heat or cold: each hints that something new has been made.',
          ],
          [
            'Writing and Balancing Equations',
            'Formulae stand for substances, numbers before them for amounts. Atoms are counted, never changed.',
          ],
          ['Kinds of Reactions', 'Two become one, one becomes two, or partners are exchanged; each kind has a simple pattern.'],
          ['Oxidation in Daily Life', 'Rust on a gate and stale oil in a tin are both the slow work of oxygen.'],
        ],
        exercises: [
          ['Why is a strip of magnesium rubbed with sandpaper before it is burnt?', 'Short answer'],
          ['Balance: Fe + H2O → Fe3O4 + H2.', 'Numerical'],
          [
            'Which of these is a displacement reaction? (a) burning of coal (b) zinc in copper sulphate (c) heating of limestone (d) slaking of lime',
            'Multiple choice',
          ],
          [
            'A green solid turns brown-black and gives off a sharp smell when heated. Describe what happens, with an equation.',
            'Long answer',
          ],
          ['Iron articles are painted because paint keeps ______ and ______ away.', 'Fill in the blanks'],
        ],
        examples: [
          ['Balance the equation for the burning of propane, C3H8, in oxygen.', 'Numerical'],
          [
            'Quicklime is stirred into water and the beaker grows hot. Name the kind of reaction and give the reason for the heat.',
            'Short answer',
          ],
        ],
        intext: [
          ['Why does a sealed packet of chips contain nitrogen?', 'Short answer'],
          ['What is seen when an iron nail stands in blue vitriol overnight?', 'Short answer'],
        ],
      },
      {
        name: 'Acids, Bases and Salts',
        summary:
          'Acids give hydrogen ions in water and bases give hydroxide ions; together they form a salt and water. The pH scale tells how strong a solution is. Many salts of the kitchen and the workshop come from common salt.',
        topics: [
          ['Indicators from the Garden', 'Litmus, turmeric and hibiscus change colour, and so tell acid from base.'],
          ['What Happens in Water', 'Only in water do acids and bases set ions free; dry, they are quiet.'],
          ['The pH Scale', 'From 0 to 14, with 7 in the middle: each step is tenfold.'],
          ['Salts from Salt', 'Washing soda, baking soda and bleaching powder all begin with brine.'],
        ],
        exercises: [
          ['A milkman adds a little baking soda to fresh milk. Why does it take longer to set as curd?', 'Short answer'],
          ['Which ion is common to all acids? (a) OH⁻ (b) H⁺ (c) Cl⁻ (d) Na⁺', 'Multiple choice'],
          ['10 mL of a base is neutralised by 8 mL of an acid. How much of the same acid is needed for 25 mL of the base?', 'Numerical'],
          ['Explain why rain water conducts electricity and distilled water does not.', 'Short answer'],
        ],
        examples: [['A solution turns red litmus blue. Suggest its likely pH from 1, 4, 7 and 10, with a reason.', 'Short answer']],
        intext: [['Why are curd and sour things not kept in brass vessels?', 'Short answer']],
      },
      {
        name: 'Light: Mirrors and Lenses',
        summary:
          'Light travels in straight lines, bounces off mirrors and bends where the medium changes. With one sign rule the mirror formula and the lens formula foretell where an image stands and how large it is.',
        topics: [
          ['Reflection by Curved Mirrors', 'Concave mirrors gather light, convex mirrors spread it and show a wide road behind the bus.'],
          ['The Mirror Formula', '1/v + 1/u = 1/f, with distances measured from the pole.'],
          ['Refraction and Its Law', 'The bend depends on the two media; the ratio of the sines is a constant.'],
          ['Power of a Lens', 'The reciprocal of the focal length in metres, in dioptres.'],
        ],
        exercises: [
          [
            'An object 5 cm tall stands 25 cm before a converging lens of focal length 10 cm. Find place and size of its image.',
            'Numerical',
          ],
          ['Why is a convex mirror chosen for the side of a bus?', 'Short answer'],
          ['The power of a lens is −2 D. Find its focal length and kind.', 'Numerical'],
          ['Draw the path of a ray through a glass slab and mark the angles that are equal.', 'Long answer'],
        ],
        examples: [
          ['A concave mirror of focal length 15 cm gives an image twice as large and erect. Where is the object?', 'Numerical'],
          ['Light enters glass of index 1.5 from air. Find its speed in the glass.', 'Numerical'],
        ],
        intext: [['What does it mean that the index of diamond is 2.42?', 'Short answer']],
      },
      {
        name: 'Electric Current and Its Effects',
        summary:
          'Charge that flows is a current; a potential difference drives it and a resistance hinders it. Ohm’s law ties the three together. Current heats a wire, and the heat depends on its square.',
        topics: [
          ['Current and Potential Difference', 'One coulomb a second is one ampere; one joule for a coulomb is one volt.'],
          ['Ohm’s Law', 'At a steady temperature the current grows in step with the voltage.'],
          ['Resistors Together', 'In a row they add; side by side their reciprocals add.'],
          ['Heat and Power', 'The bill counts kilowatt hours; a fuse melts before the wire does.'],
        ],
        exercises: [
          ['A wire of 5 Ω is cut into five equal pieces, which are joined side by side. Find the resistance.', 'Numerical'],
          ['Assertion: the filament of a bulb is thin. Reason: a thin wire has a high resistance.', 'Assertion and reason'],
          ['Find the cost of running a 1.5 kW heater for 3 hours a day in June, at ₹7 a unit.', 'Numerical'],
          ['Why are lamps at home joined side by side and not in a row?', 'Short answer'],
        ],
        examples: [['Three resistors of 2, 3 and 6 Ω are joined side by side to a 6 V battery. Find the whole current.', 'Numerical']],
        intext: [['Does a voltmeter stand in a row with the bulb or beside it?', 'Short answer']],
      },
    ],
  },
  {
    className: '7th',
    subject: 'Science',
    title: 'Science for Class 7',
    chapters: [
      {
        name: 'How Plants Feed Themselves',
        summary:
          'Green leaves make sugar from water and air with the help of sunlight. A few plants live on others or catch insects. Fields get back what crops took by manure and by pulses, whose roots house helpful bacteria.',
        topics: [
          ['The Kitchen in the Leaf', 'Chlorophyll catches light; tiny mouths in the leaf let air in.'],
          ['Plants That Do Not Cook', 'Dodder takes from its host, the pitcher plant from insects.'],
          ['Feeding the Soil', 'Manure, fertiliser and the roots of gram give nitrogen back.'],
        ],
        exercises: [
          ['What would happen to a plant whose leaves are coated with oil?', 'Short answer'],
          ['True or false: mushrooms make their own food.', 'True or false'],
          ['Describe a simple test that shows starch in a leaf.', 'Long answer'],
          ['Match: dodder, mushroom, lichen, pitcher plant — parasite, saprotroph, partners, insect catcher.', 'Match'],
        ],
        examples: [['A pot stood in a dark cupboard for three days. Its leaf does not turn blue with iodine. Why?', 'Short answer']],
        intext: [['Why do farmers grow gram after wheat?', 'Short answer']],
      },
      {
        name: 'Heat and How It Travels',
        summary:
          'Heat moves from the warmer to the colder: through solids by conduction, through liquids and gases by convection, and without any medium by radiation. Clothes and houses are made with this in mind.',
        topics: [
          ['Measuring Temperature', 'A clinical and a laboratory thermometer differ in range and in the kink of the tube.'],
          ['Three Ways of Travelling', 'A spoon, a pot of water and the sun show one each.'],
          ['Sea Breeze and Land Breeze', 'Land warms fast by day and cools fast by night, and the wind turns with it.'],
        ],
        exercises: [
          ['Why are handles of pans made of wood or plastic?', 'Short answer'],
          ['In which direction does the breeze blow at Ratnagiri on a summer afternoon? Explain with a sketch.', 'Long answer'],
          ['Two thin blankets are warmer than one thick blanket because ______ is caught between them.', 'Fill in the blanks'],
        ],
        examples: [['Water at 30 °C is mixed with an equal amount at 50 °C. What will the temperature be, about?', 'Numerical']],
        intext: [['Why do we prefer white clothes in May?', 'Short answer']],
      },
      {
        name: 'Motion and Time',
        summary:
          'Speed is distance over time. A pendulum swings in equal times and so keeps the clock. A graph of distance against time shows at a glance who is fast, who is slow and who stands still.',
        topics: [
          ['Slow or Fast', 'Compare the distance covered in the same time.'],
          ['Pendulum and Clock', 'The time of one swing does not depend on how wide it is.'],
          ['Distance-Time Graphs', 'A straight line means steady speed; the steeper, the faster.'],
        ],
        exercises: [
          ['A bus covers 54 km in 90 minutes. Find its speed in km/h.', 'Numerical'],
          ['A pendulum makes 20 swings in 32 s. What is its time period?', 'Numerical'],
          ['Sketch the graph of a cyclist who rides, rests and rides on at the same speed.', 'Long answer'],
        ],
        examples: [['Asha walks 1.2 km to school in 20 minutes. Express her speed in m/s.', 'Numerical']],
        intext: [['Which is faster: 15 m/s or 50 km/h?', 'Numerical']],
      },
    ],
  },
  {
    className: '5th',
    subject: 'Environmental Studies',
    title: 'Our Surroundings, Class 5',
    chapters: [
      {
        name: 'Every Drop Counts',
        summary:
          'Water comes to us from rain, rivers, wells and tankers. Old stepwells and new roof tanks catch the rain. We can save water at home in many small ways.',
        topics: [
          ['Where Our Water Comes From', 'From the Gangapur dam to the tap is a long way of pipes and pumps.'],
          ['Stepwells and Tanks', 'People once built stairs down to the water; some still hold it in May.'],
          ['Saving Water', 'A closed tap, a bucket instead of a shower, a tank under the roof.'],
        ],
        exercises: [
          ['Ask an elder where water was fetched from forty years ago. Write five lines.', 'Long answer'],
          ['A tap drips one litre an hour. How much is lost in a week?', 'Numerical'],
          ['Name two animals that live in a pond.', 'Short answer'],
        ],
        examples: [['A roof catches 300 litres in one rain. How many buckets of 15 litres is that?', 'Numerical']],
        intext: [['How many buckets does your family use a day?', 'Activity']],
      },
      {
        name: 'From Field to Plate',
        summary:
          'Grain is sown, weeded, cut, threshed and milled before it is bread. Different places grow and eat different things. Food that is kept wrongly spoils.',
        topics: [
          ['A Farmer’s Year', 'Ploughing before the rain, sowing with it, harvest when it is over.'],
          ['What Others Eat', 'Rice by the sea, bajra in dry lands, and grapes around Nashik.'],
          ['Keeping Food Fresh', 'Drying, salting, cooling and closing the lid.'],
        ],
        exercises: [
          ['Put in order: milling, sowing, threshing, ploughing, harvest.', 'Short answer'],
          ['Why do papads not spoil for months?', 'Short answer'],
          ['Draw the tools of a farmer and name them.', 'Activity'],
        ],
        examples: [['Bread was kept in a wet cloth and in a dry box. Which one had mould first, and why?', 'Short answer']],
        intext: [['Which grain is eaten most in your home?', 'Activity']],
      },
      {
        name: 'Living Together',
        summary:
          'Families are small and large, and people move for work, study and safety. We need each other’s help, in the house, in the lane and in the school.',
        topics: [
          ['Families Change', 'A birth, a wedding or a new job changes who lives in the house.'],
          ['Why People Move', 'For work, for school, because of a dam or a flood.'],
          ['Helping Hands', 'The postman, the nurse and the sweeper make our day possible.'],
        ],
        exercises: [
          ['Who in your family came from another place, and why?', 'Long answer'],
          ['List five people who help you before noon.', 'Short answer'],
          ['True or false: all families eat the same food on festivals.', 'True or false'],
        ],
        examples: [['Ravi’s family moved because of a dam. Name two things that he may miss.', 'Short answer']],
        intext: [['Who takes decisions in your house?', 'Activity']],
      },
    ],
  },
];
