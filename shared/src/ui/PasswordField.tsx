import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FieldFrame, type Words } from './Field'

/** A password, which may be looked at while it is typed. */
export function PasswordField({ label, hint, error, ...input }: Words & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Sign = shown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => (
        <span className="ui-unit">
          <input
            {...input}
            {...bound}
            className="ui-input"
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="ui-round ui-round--plain ui-unit__act"
            aria-label={shown ? 'Скрыть введённое' : 'Показать введённое'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Sign size={20} aria-hidden="true" />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
