/** What the server refuses where codes are looked after for many records, beside what all pages say. */
const sentences: Readonly<Record<string, string>> = {
  'This alert is no longer there. Somebody may have dismissed it.':
    'সতর্কতাটি আর নেই। হয়তো কেউ সরিয়ে দিয়েছেন।',
  'No access code waits for this slip any more. Reload the list.':
    'এই স্লিপের জন্য আর কোনো অ্যাক্সেস কোড অপেক্ষায় নেই। পাতাটি আবার লোড করুন।',
}

export const words = {
  say: (sentence: string): string | undefined => sentences[sentence],
}
