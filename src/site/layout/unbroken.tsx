/** A size, or a number, a code or two times of a day with hyphens or dashes: `5 MiB`, `CP-7K2M9-QXD4T-68`, `10:00–12:00`. */
const number = /(\p{Nd}+ [KM]iB|[\p{Nd}A-Z:]+(?:[-–][\p{Nd}A-Z:]+)+)/u

/** A text whose sizes, numbers, codes and times stay in one line. It adds no character that a copy would include. */
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
