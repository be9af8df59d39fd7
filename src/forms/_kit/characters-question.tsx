import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { TextField } from '@/ui/text-field/text-field'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './characters-question.module.css'
import { toFieldId, type FormModel } from './form-model'
import { metaNames } from './form-names'

/** Room for spaces between the characters. */
const maxCharacters = 20

type CharactersQuestionProps = {
  form: Pick<FormModel, 'kind' | 'errors' | 'words'>
  question: { token: string; typed: string }
  code: string | undefined
}

/** Asks to type distorted characters, or to count tones; works without a script. */
export function CharactersQuestion({ form, question, code }: CharactersQuestionProps) {
  const { kind, errors, words } = form
  const { token, typed } = question
  const [first] = useState(token)
  const fieldId = toFieldId(kind, metaNames.captcha)
  const address = (as: 'picture' | 'sound') =>
    `/api/forms/${kind}/characters/?${new URLSearchParams({ as, token })}`
  return (
    <div className={styles.question}>
      <input name={metaNames.captchaToken} type="hidden" value={token} />
      <div className={styles.shown}>
        <img
          alt={words.captcha.picture}
          className={styles.picture}
          height={88}
          src={address('picture')}
          width={240}
        />
        <Button
          // Drawn again on a long page, the other characters should be in sight.
          formAction={`/api/forms/${kind}/#${fieldId}`}
          formNoValidate
          name={metaNames.renew}
          type="submit"
          value="1"
          variant="secondary"
        >
          {words.captcha.renew}
        </Button>
        <VisuallyHidden>
          <span role="status">{token === first ? '' : words.captcha.renewed}</span>
        </VisuallyHidden>
      </div>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        defaultValue={typed}
        error={code === undefined ? undefined : errors[code]}
        errorPrefix={words.errorPrefix}
        hint={words.captcha.hint}
        id={fieldId}
        // Other characters begin with an empty field.
        key={token}
        label={words.captcha.label}
        maxLength={maxCharacters}
        name={metaNames.captcha}
        required
        short
        spellCheck={false}
      />
      <Disclosure summary={words.captcha.sound}>
        <p className={styles.note}>{words.captcha.soundHint}</p>
        <audio
          aria-label={words.captcha.player}
          className={styles.player}
          controls
          key={token}
          preload="none"
          src={address('sound')}
        />
      </Disclosure>
    </div>
  )
}
