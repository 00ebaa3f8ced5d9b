/** Parts of one number, a code or two times of a day with hyphens or dashes between: `CP-7K2M9-QXD4T-68`, `10:00–12:00`. */
const number = /([\p{Nd}A-Z:]+(?:[-–][\p{Nd}A-Z:]+)+)/u

/** A text whose numbers, codes and times of a day are not broken at their hyphens. Nothing is added that a copy would bring along. */
export function Unbroken({ text }: { text: string }) {
  return text.split(number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className="whole">
        {part}
      </span>
    ),
  )
}
