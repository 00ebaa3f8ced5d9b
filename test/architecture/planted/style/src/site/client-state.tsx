import { useState } from 'react'

export const Counter = () => <p>{useState(0)[0]}</p>
