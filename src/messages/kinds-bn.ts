/** The names of the papers in Bengali, by their kind. */
export const kindNames = {
  photo: 'প্রার্থীর ছবি',
  'work-permit': 'ওয়ার্ক পারমিট সার্টিফিকেট',
  'job-offer': 'চাকরির অফার লেটার',
  'application-status': 'আবেদনের অবস্থা',
  lmia: 'LMIA সার্টিফিকেট',
  'visa-paper': 'ভিসার কাগজ',
  medical: 'মেডিকেল ফর্ম',
  'police-clearance': 'পুলিশ ক্লিয়ারেন্স',
  fingerprint: 'আঙুলের ছাপের কাগজ',
  ticket: 'টিকিট',
  'visa-approval': 'ভিসা অনুমোদনের চিঠি',
  manpower: 'ম্যানপাওয়ার ক্লিয়ারেন্স',
} as const
