/** Returns a name from the server, with the server's suffix in Bengali. */
export function named(given: string | number): string {
  if (given === 'Deleted account') return 'মুছে ফেলা একটি অ্যাকাউন্ট'
  // A name in another direction is between isolating marks.
  return String(given).replace(/ \(API key\)(?=\u2069?$)/u, ' (API কী)')
}
