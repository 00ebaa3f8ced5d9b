import { Button, Text } from '@mantine/core'
import { type Option, SearchList } from '../ui/search-list.tsx'
import { optionsLike } from '../ui/sentences.ts'
import { useComposerWords } from '../words/composer.ts'
import classes from './settings.module.css'

interface ChosenList {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several of a list: each found by its name, and taken out by a button. */
export function ChosenList({ label, options, chosen, onChange }: ChosenList) {
  const words = useComposerWords()
  const left = options.filter(({ value }) => !chosen.includes(value))
  const labelOf = (value: string) => options.find((each) => each.value === value)?.label ?? value
  return (
    <div>
      <SearchList
        label={label}
        optionsFor={(typed) => optionsLike(typed, left)}
        onPick={(value) => onChange([...chosen, value])}
      />
      <ul className={classes.chosen} aria-label={label}>
        {chosen.map((value) => (
          <li key={value}>
            <Text span size="sm">
              {labelOf(value)}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={words.removeOne(labelOf(value))}
              onClick={() => onChange(chosen.filter((each) => each !== value))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
