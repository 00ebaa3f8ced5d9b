/** The server's refusals where access codes of many records are handled, besides those of all pages. */
const refusals = {
  'slip_run.not_found': 'এই স্লিপের জন্য আর কোনো অ্যাক্সেস কোড অপেক্ষায় নেই। পাতাটি আবার লোড করুন।',
}

export const words = { texts: refusals }
