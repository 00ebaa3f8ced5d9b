import { TextInput } from '@mantine/core'
import { useComposerWords } from '#words/composer'
import classes from './composer.module.css'

export interface SumField {
  /** Amount and currency, as far as they are filled in. */
  pair: Readonly<Record<string, unknown>>
  error?: string | undefined
  onChange: (value: unknown) => void
}

/** In the minor units of its currency, as everywhere; a currency is three letters. */
export function Sum({ pair, error, onChange }: SumField) {
  const words = useComposerWords()
  const currency = String(pair.currency ?? 'BDT')
  const unit = 10 ** minorDigits(currency)
  const amount = pair.amount === undefined ? '' : Number(pair.amount) / unit
  const write = (text: string) =>
    onChange(text === '' ? undefined : { currency, amount: Math.round(Number(text) * unit) })
  const shown = { error: error && true, title: error }
  return (
    <>
      <TextInput
        {...shown}
        type="number"
        aria-label={words.gaps.sum}
        value={String(amount)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <TextInput
        {...shown}
        aria-label={words.currency}
        className={classes.copies}
        value={currency}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...pair, currency: value.toUpperCase().slice(0, 3) })
        }
      />
    </>
  )
}

function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
