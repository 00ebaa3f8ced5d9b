import type { ReactNode } from 'react'

/** A size, or a number, a code or two times of a day with hyphens or dashes: `5 MiB`, `CP-7K2M9-QXD4T-68`, `10:00–12:00`. */
const number = /(\p{Nd}+ (?:[KM]iB|এমবি|एमबी|ميغابايت)|[\p{Nd}A-Z:]+(?:[-–][\p{Nd}A-Z:]+)+)/u

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

/** Facts, each with its name; one without a value is left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>
                <Unbroken text={name} />
              </dt>
              <dd>
                <bdi>
                  <Unbroken text={value} />
                </bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  className?: string | undefined
  children: ReactNode
}

/** One line of a list of facts; nothing for an empty one. */
export function Fact({ name, className, children }: FactProps) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
