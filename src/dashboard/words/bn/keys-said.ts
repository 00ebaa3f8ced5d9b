/** What the server and the form say of API keys, beside what all pages say. */
const sentences: Readonly<Record<string, string>> = {
  'api_key.not_found': 'এমন কোনো API কী নেই।',
  'Name is required': 'নাম লিখতে হবে',
  'The name can have at most 120 characters': 'নাম ১২০ অক্ষরের বেশি হতে পারে না',
  'Choose admin, moderator or student': 'অ্যাডমিন, মডারেটর বা শিক্ষার্থী বেছে নিন',
  'Choose a time in the future': 'সামনের কোনো সময় বেছে নিন',
  'Choose a time within a year': 'এক বছরের মধ্যে কোনো সময় বেছে নিন',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
