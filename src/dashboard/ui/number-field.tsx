import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { europeanDigits } from '#platform/ids/schema'

interface NumberField extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** Returns the digits of a whole number, in whatever digits it is typed; null where it is none: "1.5" is not 15. */
export function wholeDigits(typed: string): string | null {
  const digits = europeanDigits(typed.normalize('NFKC')).replace(/[\s,]/g, '')
  return /^\d{0,9}$/.test(digits) ? digits : null
}

/** A whole number in digits; what makes it none is not taken. Null where there is none. */
export function NumberField({ value, onChange, ...field }: NumberField) {
  // While it is empty, no usual number takes the place of the next digit.
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={isEmpty ? '' : (value ?? '')}
      onBlur={() => setEmpty(false)}
      onChange={({ currentTarget }) => {
        const digits = wholeDigits(currentTarget.value)
        if (digits === null) return
        setEmpty(digits === '')
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
