/**
 * What the schemas of the public forms say, in Filipino. A test sends every message of these schemas
 * through and fails when one is missing.
 */
export const problemSentences: Readonly<Record<string, string>> = {
  'Email is required': 'Kailangan ang email',
  'Please input valid email': 'Ilagay ang tamang email',
  'Password is required': 'Kailangan ang password',
  'Password did not match': 'Hindi magkapareho ang password',
  'The password needs at least 10 characters': 'Hindi dapat bumaba sa 10 karakter ang password',
  'The password can have at most 128 characters': 'Hanggang 128 karakter lang ang password',
  'Name is required': 'Kailangan ang pangalan',
  'The name can have at most 120 characters': 'Hanggang 120 karakter lang ang pangalan',
  'Choose papers from the list.': 'Pumili ng mga dokumento sa listahan.',
  'Choose at least one paper.': 'Pumili ng kahit isang dokumento.',
  'Choose for whom the share is.': 'Piliin kung para kanino ang share.',
  'Give the share a name, so that you know it again.':
    'Bigyan ng pangalan ang share, para makilala mo ulit.',
  'The name is longer than 80 characters. Shorten it.':
    'Lampas sa 80 karakter ang pangalan. Paikliin ito.',
  'Choose between 1 and 90 days.': 'Pumili mula 1 hanggang 90 araw.',
  'Say what is wrong.': 'Sabihin kung ano ang mali.',
  'This is longer than 1,000 characters. Shorten it.':
    'Lampas ito sa 1,000 karakter. Paikliin ito.',
  'This is longer than 100,000 characters. Shorten it.':
    'Lampas ito sa 100,000 karakter. Paikliin ito.',
  'Type your name as in your passport.': 'I-type ang pangalan mo gaya ng nasa passport mo.',
  'The name is longer than 200 characters. Shorten it.':
    'Lampas sa 200 karakter ang pangalan. Paikliin ito.',
  'Type your passport number or your reference number.':
    'I-type ang passport number o reference number mo.',
  'The number is longer than 60 characters. Compare it with the paper.':
    'Lampas sa 60 karakter ang numero. Ihambing ito sa dokumento.',
  'Type a phone number or an email where we can reach you.':
    'I-type ang numero ng telepono o email kung saan ka namin makakausap.',
  'Say what happened.': 'Sabihin kung ano ang nangyari.',
  'Choose whom the complaint is about.': 'Piliin kung tungkol kanino ang reklamo.',
  'Choose a country of the list, or leave it open.':
    'Pumili ng bansa sa listahan, o iwanang blangko.',
  'Choose whether we get the complaint.': 'Piliin kung makukuha namin ang reklamo.',
  'The complaint is longer than 4,000 characters. Shorten it.':
    'Lampas sa 4,000 karakter ang reklamo. Paikliin ito.',
  'The contact is longer than 200 characters. Shorten it.':
    'Lampas sa 200 karakter ang isinulat mo kung paano ka makakausap. Paikliin ito.',
  'The report is longer than 4,000 characters. Shorten it.':
    'Lampas sa 4,000 karakter ang report. Paikliin ito.',
  'The address is longer than 500 characters. Shorten it.':
    'Lampas sa 500 karakter ang address. Paikliin ito.',
  'Name of the organisation is required': 'Kailangan ang pangalan ng organisasyon',
  'Licence number is required': 'Kailangan ang numero ng lisensya',
  'Licensing authority is required': 'Kailangan ang awtoridad na nagbigay ng lisensya',
  'Your name is required': 'Kailangan ang pangalan mo',
  'Name of the organisation is longer than 80 characters. Shorten it.':
    'Lampas sa 80 karakter ang pangalan ng organisasyon. Paikliin ito.',
  'Licence number is longer than 60 characters. Shorten it.':
    'Lampas sa 60 karakter ang numero ng lisensya. Paikliin ito.',
  'Licensing authority is longer than 120 characters. Shorten it.':
    'Lampas sa 120 karakter ang awtoridad na nagbigay ng lisensya. Paikliin ito.',
  'Your name is longer than 120 characters. Shorten it.':
    'Lampas sa 120 karakter ang pangalan mo. Paikliin ito.',
  'Write the wage in figures, such as 1200 or 1200.50, and choose its currency.':
    'Isulat ang sahod sa numero, gaya ng 1200 o 1200.50, at piliin ang pera.',
  'The employer is longer than 200 characters. Shorten it.':
    'Lampas sa 200 karakter ang employer. Paikliin ito.',
  'Choose what the money was for.': 'Piliin kung para saan ang pera.',
  'Write the sum in figures, such as 5000 or 5000.50, and choose its currency.':
    'Isulat ang halaga sa numero, gaya ng 5000 o 5000.50, at piliin ang pera.',
  'Say to whom you paid it.': 'Sabihin kung kanino mo ito binayaran.',
  'This is longer than 200 characters. Shorten it.': 'Lampas ito sa 200 karakter. Paikliin ito.',
  'Choose the day on which you paid.': 'Piliin ang araw na nagbayad ka.',
  'Choose an entry from the list.': 'Pumili ng tala sa listahan.',
  'The note is longer than 2,000 characters. Shorten it.':
    'Lampas sa 2,000 karakter ang sulat. Paikliin ito.',
  'Say what should be there instead.': 'Sabihin kung ano ang dapat nandito.',
  'This is longer than 500 characters. Shorten it.': 'Lampas ito sa 500 karakter. Paikliin ito.',
  'The note is longer than 1,000 characters. Shorten it.':
    'Lampas sa 1,000 karakter ang sulat. Paikliin ito.',
  'Type the access code.': 'I-type ang access code.',
}
