/** Where an invented candidate comes from: names to combine, and places to live in. */
export interface Country {
  nationality: string
  given: { women: readonly string[]; men: readonly string[] }
  family: readonly string[]
  places: readonly string[]
}

const words = (text: string) => text.split(' ')

/** Names too common to identify anybody, combined by chance. */
export const countries = {
  bangladesh: {
    nationality: 'BD',
    given: {
      women: words('Rahima Salma Nasrin Shirin Parvin Mousumi Taslima Farzana Jesmin Rokeya'),
      men: words('Abdul Kamal Jahangir Mizan Sohel Rafiq Shahin Anwar Habib Tareq'),
    },
    family: words('Khatun Karim Hossain Rahman Islam Uddin Miah Sarkar Mollah Howlader'),
    places: ['Cumilla', 'Sylhet', 'Jashore', 'Bogura', 'Narsingdi', 'Tangail'],
  },
  bengali: {
    nationality: 'BD',
    given: {
      women: words('রহিমা সালমা নাসরিন শিরিন পারভীন মৌসুমী তাসলিমা রোকেয়া'),
      men: words('আব্দুল কামাল জাহাঙ্গীর মিজান সোহেল রফিক শাহীন হাবিব'),
    },
    family: words('খাতুন করিম হোসেন রহমান ইসলাম উদ্দিন মিয়া সরকার'),
    places: ['কুমিল্লা', 'সিলেট', 'যশোর', 'বগুড়া', 'টাঙ্গাইল'],
  },
  nepal: {
    nationality: 'NP',
    given: {
      women: words('Sunita Anjali Kamala Sarita Maya Nirmala Bimala Puja'),
      men: words('Bikash Suresh Ramesh Dipak Prakash Santosh Nabin Kiran'),
    },
    family: words('Gurung Tamang Thapa Rai Shrestha Magar Limbu Adhikari'),
    places: ['Pokhara', 'Butwal', 'Dharan', 'Hetauda', 'Itahari'],
  },
  india: {
    nationality: 'IN',
    given: {
      women: words('Lakshmi Priya Meena Kavita Anitha Deepa Radha Sunitha'),
      men: words('Arun Vijay Manoj Rajesh Sanjay Gopal Harish Naveen'),
    },
    family: words('Nair Reddy Singh Patel Das Kumar Yadav Pillai'),
    places: ['Kollam', 'Nizamabad', 'Jalandhar', 'Siwan', 'Madurai'],
  },
  philippines: {
    nationality: 'PH',
    given: {
      women: words('Maricel Jocelyn Rowena Analyn Liza Cristina Grace Evelyn'),
      men: words('Rodel Arnel Jerome Noel Dante Ramil Joel Marlon'),
    },
    family: words('Santos Reyes Cruz Bautista Ocampo Mendoza Villanueva Aquino'),
    places: ['Iloilo', 'Tarlac', 'Batangas', 'Dagupan', 'Butuan'],
  },
  sriLanka: {
    nationality: 'LK',
    given: {
      women: words('Nilmini Chandrika Dilani Sandya Kumari Iresha'),
      men: words('Nuwan Chaminda Ruwan Sampath Lasantha Kasun'),
    },
    family: words('Perera Fernando Silva Bandara Jayasuriya Herath'),
    places: ['Kurunegala', 'Galle', 'Matara', 'Badulla'],
  },
} as const satisfies Record<string, Country>

/** How often each country comes: twenty in a row, repeated. */
export const turns: readonly (keyof typeof countries)[] = [
  'bangladesh',
  'bengali',
  'nepal',
  'bangladesh',
  'india',
  'philippines',
  'bangladesh',
  'nepal',
  'bengali',
  'india',
  'bangladesh',
  'sriLanka',
  'bangladesh',
  'nepal',
  'philippines',
  'bengali',
  'india',
  'bangladesh',
  'nepal',
  'bangladesh',
]
