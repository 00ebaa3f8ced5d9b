/**
 * Small pictures as people put them into messages. None of a verdict (ticks, crosses, thumbs), of a state (flags,
 * officers, seals, shields, courts), of praise (medals, crowns), and none that is a letter or a number.
 */
const pictures = [
  '👨👩🧑👴👵👦👧👶👪👷🙋🙏🤝👋👉👈👇👆☝',
  '📞☎📱📲✉📧📩📨📬💬📠🌐📍📌🗺🏠🏡🏢🏬🏭🏥🏨🏫🏪🚪',
  '📅📆🗓⏰⏳⌛🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛☀🌧❄🌙',
  '✈🛫🛬🚌🚍🚐🚗🚕🚆🚢⛴🧳🎒🚚🚛🚜🛵🏍',
  '🔧🔨🛠⚙🧰🪛🧱🏗🧹🧺🧵🪡🍳🥘🍽🛏🛁🧯👕👔🥾🧤🪖⛑💻💼🌾🚒🎨🔬',
  '💉💊🩺🩹😷🍚🍛🥗🍎☕🫖🍲💰💵💴💶💷🪙💳🧾📚📖📝✏🖊🎓📋📁📂🗂',
  '⭐🌟★☆✨🌸🌹❤💚💙💛🧡💜🎉🎊😊🙂😀😃😄☺⚠',
  '➡⬅⬆⬇➤►▶●○◆◇■□▪▫',
].join('')
/** How a picture is drawn: in colour or not, and with which skin. */
const style = '[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*'
const one = `[${pictures}]${style}`
/** Pictures that are joined to one, such as a cook; the signs of gender and of medicine only so. */
const row = `(?:${one}(?:\u200D[${pictures}♀♂⚕]${style})*)+`
const rows = new RegExp(row, 'gu')
const [letterBefore, letterBehind] = [/[\p{L}\p{M}]$/u, /^\p{L}/u]

/** Returns a text with a space in place of each picture: it says what it says without them. */
export const withoutPictures = (text: string): string => text.replace(rows, ' ')

/** Returns the first row of pictures that touches a letter, as one in place of a letter does ("v👆sa"); null without any. */
export function pictureInWord(text: string): string | null {
  for (const { 0: picture, index } of text.matchAll(rows)) {
    const end = index + picture.length
    if (letterBefore.test(text.slice(Math.max(0, index - 2), index))) return picture
    if (letterBehind.test(text.slice(end, end + 2))) return picture
  }
  return null
}
