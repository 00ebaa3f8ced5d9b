/** Beside words of the organisation that are not there in the reader's language, in Bengali. */
export const onlyInWords = {
  all: {
    en: 'শুধু ইংরেজিতে',
    bn: 'শুধু বাংলায়',
    hi: 'শুধু হিন্দিতে',
    ne: 'শুধু নেপালিতে',
    ar: 'শুধু আরবিতে',
    fil: 'শুধু ফিলিপিনোতে',
  },
  partly: 'কিছু অংশ অন্য ভাষায়',
}
