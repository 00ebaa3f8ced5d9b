/**
 * The advice of the official checks (H5), in Bengali. Authorities and services keep the names
 * that stand on their own pages.
 */
export const adviceSentences: Readonly<Record<string, string>> = {
  'Rely only on what this service itself answers, on a device of your own.':
    'শুধু এই সেবা নিজে যা উত্তর দেয় তার উপর ভরসা করুন, নিজের ফোন বা কম্পিউটারে।',
  'Give the name, the job and the date in the letter.': 'চিঠিতে যে নাম, কাজ ও তারিখ আছে তা বলুন।',
  'Give the name, the job, the wage and the date in the contract.':
    'চুক্তিতে যে নাম, কাজ, বেতন ও তারিখ আছে তা বলুন।',
  'Keep your own copy. If you are given another contract later, compare each line before you sign.':
    'নিজের কাছে একটি কপি রাখুন। পরে অন্য চুক্তি দেওয়া হলে সই করার আগে প্রতিটি লাইন মিলিয়ে দেখুন।',
  'Call the employer on a phone number from its own website. Do not use a number from the letter.':
    'নিয়োগকর্তার নিজের ওয়েবসাইট থেকে ফোন নম্বর নিয়ে ফোন করুন। চিঠিতে লেখা নম্বর ব্যবহার করবেন না।',
  'Enter the booking reference and the family name.': 'বুকিং রেফারেন্স ও পদবি লিখুন।',
  'Open the airline’s own website yourself, or call it. A printed ticket alone shows little.':
    'বিমান সংস্থার নিজের ওয়েবসাইট নিজে খুলুন, অথবা ফোন করুন। শুধু ছাপা টিকিট দেখে তেমন কিছু বোঝা যায় না।',
  'Give the number and the date of the medical form.': 'মেডিকেল ফর্মের নম্বর ও তারিখ বলুন।',
  'Ask the clinic by a telephone number that you found yourself. Only the candidate may ask.':
    'নিজে খুঁজে পাওয়া ফোন নম্বরে ক্লিনিককে জিজ্ঞাসা করুন। শুধু প্রার্থী নিজে জিজ্ঞাসা করতে পারেন।',
  'Give the number and the date printed on the paper.': 'কাগজে যে নম্বর ও তারিখ আছে তা বলুন।',
  'Ask the embassy or authority named on the paper. Use an address that you found yourself, not one from the paper.':
    'কাগজে যে দূতাবাস বা কর্তৃপক্ষের নাম আছে, তাদের জিজ্ঞাসা করুন। নিজে খুঁজে পাওয়া ঠিকানা ব্যবহার করুন, কাগজের ঠিকানা নয়।',
  'Enter the passport number, date of birth, country of passport and the grant or transaction number.':
    'পাসপোর্ট নম্বর, জন্মতারিখ, পাসপোর্টের দেশ এবং গ্রান্ট বা ট্রানজ্যাকশন নম্বর লিখুন।',
  'Sign in to the account that made the application, or import it with its transaction reference number.':
    'যে অ্যাকাউন্ট থেকে আবেদন করা হয়েছে তাতে সাইন ইন করুন, অথবা ট্রানজ্যাকশন রেফারেন্স নম্বর দিয়ে আবেদনটি আনুন।',
  'Enter the application number or UCI, the family name, date of birth and place of birth.':
    'আবেদন নম্বর বা UCI, পদবি, জন্মতারিখ ও জন্মস্থান লিখুন।',
  'Look for the name and address of the employer in the list for that quarter.':
    'ওই তিন মাসের তালিকায় নিয়োগকর্তার নাম ও ঠিকানা খুঁজুন।',
  'A missing name proves nothing yet, because the lists appear months later. Ask the employer too.':
    'তালিকায় নাম না থাকলেই কিছু প্রমাণ হয় না, কারণ তালিকা কয়েক মাস পরে বের হয়। নিয়োগকর্তাকেও জিজ্ঞাসা করুন।',
  'Enter the share code that the candidate made there, and the date of birth.':
    'প্রার্থী সেখানে যে শেয়ার কোড তৈরি করেছেন তা এবং জন্মতারিখ লিখুন।',
  'Sign in with your UKVI account, or enter your permit number and date of birth.':
    'আপনার UKVI অ্যাকাউন্ট দিয়ে সাইন ইন করুন, অথবা পারমিট নম্বর ও জন্মতারিখ লিখুন।',
  'Search the site for the service. Then enter the passport details and the visa or application number.':
    'সাইটে সেবাটি খুঁজুন। তারপর পাসপোর্টের তথ্য এবং ভিসা বা আবেদনের নম্বর লিখুন।',
  'Look for the enquiry page. Then enter the number on the card or certificate and its expiry date.':
    'অনুসন্ধানের পাতা খুঁজুন। তারপর কার্ড বা সার্টিফিকেটের নম্বর ও মেয়াদ শেষের তারিখ লিখুন।',
  'Enter the passport number, the name in English letters and the date of birth.':
    'পাসপোর্ট নম্বর, ইংরেজি অক্ষরে নাম এবং জন্মতারিখ লিখুন।',
  'Enter the registration number and the issue date printed on the residence card.':
    'রেসিডেন্স কার্ডে যে নিবন্ধন নম্বর ও প্রদানের তারিখ আছে তা লিখুন।',
  'Enter the passport number and nationality, or the application number on the paper.':
    'পাসপোর্ট নম্বর ও জাতীয়তা লিখুন, অথবা কাগজের আবেদন নম্বর।',
  'Enter the visa or application number and the passport number.':
    'ভিসা বা আবেদনের নম্বর এবং পাসপোর্ট নম্বর লিখুন।',
  'Enter the passport number, its expiry date and the nationality, or the file number.':
    'পাসপোর্ট নম্বর, মেয়াদ শেষের তারিখ ও জাতীয়তা লিখুন, অথবা ফাইল নম্বর।',
  'Enter the transaction number on the permit or offer, and the company’s number.':
    'পারমিট বা অফারে লেখা ট্রানজ্যাকশন নম্বর এবং কোম্পানির নম্বর লিখুন।',
  'Enter the visa number, or the passport number and nationality.':
    'ভিসা নম্বর লিখুন, অথবা পাসপোর্ট নম্বর ও জাতীয়তা।',
  'Enter the reference number on the certificate and the passport number.':
    'সার্টিফিকেটের রেফারেন্স নম্বর এবং পাসপোর্ট নম্বর লিখুন।',
  'Enter the passport number, or the number on the clearance card.':
    'পাসপোর্ট নম্বর, অথবা ক্লিয়ারেন্স কার্ডের নম্বর লিখুন।',
  'Enter the civil or residence number, or the permit number on the paper.':
    'সিভিল বা রেসিডেন্স নম্বর লিখুন, অথবা কাগজে লেখা পারমিট নম্বর।',
  'Enter the CPR number, or the passport number and nationality.':
    'CPR নম্বর লিখুন, অথবা পাসপোর্ট নম্বর ও জাতীয়তা।',
  'Enter the work pass or application number, or the passport number and date of birth.':
    'ওয়ার্ক পাস বা আবেদনের নম্বর লিখুন, অথবা পাসপোর্ট নম্বর ও জন্মতারিখ।',
  'A visa for Italy is stuck into the passport by an embassy. Ask that embassy about a paper.':
    'ইতালির ভিসা দূতাবাস পাসপোর্টে লাগিয়ে দেয়। কোনো কাগজ সম্পর্কে সেই দূতাবাসকে জিজ্ঞাসা করুন।',
  'Enter the number on the receipt, or the file number.': 'রসিদের নম্বর বা ফাইল নম্বর লিখুন।',
  'Write to the office that is named on the paper, with its number and date.':
    'কাগজে যে অফিসের নাম আছে, কাগজের নম্বর ও তারিখ দিয়ে তাদের লিখুন।',
  'Enter the passport number, or the labour approval number on the paper.':
    'পাসপোর্ট নম্বর লিখুন, অথবা কাগজে লেখা শ্রম অনুমোদনের নম্বর।',
  'Look for the agency and the employer in the lists.': 'তালিকায় এজেন্সি ও নিয়োগকর্তার নাম খুঁজুন।',
  'A name in a list says nothing about one paper. Ask the department about that.':
    'তালিকায় নাম থাকলেও একটি কাগজ সম্পর্কে কিছু জানা যায় না। সেটি দপ্তরকে জিজ্ঞাসা করুন।',
  'Enter the file number on the paper and the date of birth.': 'কাগজের ফাইল নম্বর ও জন্মতারিখ লিখুন।',
  'The employer': 'নিয়োগকর্তা',
  'A telephone call to the employer': 'নিয়োগকর্তাকে ফোন',
  'The airline': 'বিমান সংস্থা',
  'The booking page or telephone line of the airline': 'বিমান সংস্থার বুকিং পাতা বা ফোন',
  'The clinic that made the examination': 'যে ক্লিনিক পরীক্ষা করেছে',
  'A telephone call or visit to the clinic': 'ক্লিনিকে ফোন করা বা যাওয়া',
  'The embassy or authority named on the paper': 'কাগজে যে দূতাবাস বা কর্তৃপক্ষের নাম আছে',
  'A letter, call or visit': 'চিঠি, ফোন বা সরাসরি যাওয়া',
}
