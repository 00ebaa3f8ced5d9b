/** The contexts of W3C: that of credentials, and that of their examples. */
export const v2 = 'https://www.w3.org/ns/credentials/v2'
export const examples = 'https://www.w3.org/ns/credentials/examples/v2'

const nowhere = 'https ://not.example/x'
const typedThings = ['credentialStatus', 'termsOfUse', 'evidence', 'refreshService']

/** What a credential may have beside what it must: each is issued. */
export const issuedForms: [string, object][] = [
  ['another context', { '@context': [v2, examples] }],
  [
    'terms of its own',
    {
      '@context': [v2, { Own: 'https://example.org/#Own' }],
      type: ['VerifiableCredential', 'Own'],
    },
  ],
  ['a type that is a URL', { type: ['https://example.org/#Own', 'VerifiableCredential'] }],
  ['an issuer that is an object', { issuer: 'object' }],
  ['several subjects', { credentialSubject: [{ id: 'did:example:a' }, { id: 'did:example:b' }] }],
  [
    'a name in two languages',
    {
      name: [
        { '@value': 'Copy', '@language': 'en' },
        { '@value': 'নকল', '@language': 'bn' },
      ],
    },
  ],
  [
    'a name with a direction',
    { name: { '@value': 'نسخة', '@language': 'ar', '@direction': 'rtl' } },
  ],
  [
    'a schema',
    { credentialSchema: { id: 'did:example:schema', type: 'https://example.org/#Schema' } },
  ],
  ...typedThings.map((name): [string, object] => [
    name,
    { [name]: { type: 'https://example.org/#A' } },
  ]),
]

/** What a credential may not be: each is refused. */
export const refusedForms: [string, object][] = [
  ['without a context', { '@context': undefined }],
  ['without the context of W3C', { '@context': [examples] }],
  ['with the contexts in another order', { '@context': [examples, v2] }],
  ['with a context that is no URL', { '@context': [v2, nowhere] }],
  ['with a context that would have to be loaded', { '@context': [v2, 'https://example.com/'] }],
  ['with a number as context', { '@context': [v2, 1] }],
  [
    'that says anew what a word of W3C means',
    { '@context': [v2, { VerifiableCredential: 'https://example.org/#x' }] },
  ],
  ['without a type', { type: undefined }],
  ['of another type', { type: ['https://example.org/#Own'] }],
  ['with a type that is not explained', { type: ['VerifiableCredential', 'Unknown'] }],
  [
    'with a type explained by no URL',
    { '@context': [v2, { Own: nowhere }], type: ['VerifiableCredential', 'Own'] },
  ],
  [
    'with a word that is not explained',
    { credentialSubject: { id: 'did:example:a', unknown: 'x' } },
  ],
  ['whose id is null', { id: null }],
  ['whose id is no URL', { id: nowhere }],
  ['with two ids', { id: ['https://example.org/1', 'https://example.org/2'] }],
  ['without an issuer', { issuer: undefined }],
  ['whose issuer is no URL', { issuer: 'somebody' }],
  ['whose issuer has no id', { issuer: { id: null } }],
  ['of another issuer', { issuer: 'did:key:z6MkhTNL7i2etLerDK8Acz5t528giE5KA4p75T6ka1E1D74r' }],
  ['without a subject', { credentialSubject: undefined }],
  ['with a subject that says nothing', { credentialSubject: {} }],
  ['with one such among others', { credentialSubject: [{ id: 'did:example:a' }, {}] }],
  ['whose subject has two ids', { credentialSubject: { id: ['did:example:a', 'did:example:b'] } }],
  ['with another form of date', { validFrom: 'Sat 25 Feb 2023 07:16:31 PM CST' }],
  ['with a date without an offset', { validUntil: '2023-02-26T01:22:14' }],
  [
    'that ends before it begins',
    { validFrom: '2030-01-01T00:00:00Z', validUntil: '2029-01-01T00:00:00Z' },
  ],
  [
    'with more than a language in a name',
    { name: { '@value': 'x', '@language': 'en', url: 'did:example:a' } },
  ],
  ['with a schema without an id', { credentialSchema: { type: 'https://example.org/#Schema' } }],
  ['with a state whose type is a number', { credentialStatus: { type: 2 } }],
  ['that has a proof', { proof: {} }],
  [
    'with a resource that would have to be loaded',
    { relatedResource: { id: v2, digestSRI: 'sha384-x' } },
  ],
  ...typedThings.map((name): [string, object] => [
    `with a ${name} without a type`,
    { [name]: { id: 'did:example:a' } },
  ]),
]
