import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface NumberField extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number in digits; what else is typed is left out. Null where there is none. */
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
        const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9)
        setEmpty(digits === '')
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
