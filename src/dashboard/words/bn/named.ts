/** Whatever the server gives as a name, with what it says of the name itself in Bengali. */
export function named(given: string | number): string {
  if (given === 'Deleted account') return 'মুছে ফেলা একটি অ্যাকাউন্ট'
  // A name that turns the line stands between marks.
  return String(given).replace(/ \(API key\)(?=\u2069?$)/u, ' (API কী)')
}
