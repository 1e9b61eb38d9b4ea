import { collectErrors, type FormErrors, required } from '@ostrov/shared/forms/fields'

const PASSWORD_MIN_LENGTH = 8
const emailDemands = [
  required('Укажите почту'),
  (value: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'Проверьте адрес электронной почты'),
]

export type SignInForm = { email: string; password: string }

export function validateSignIn({ email, password }: SignInForm): FormErrors<'email' | 'password'> {
  // A password may be made of blanks, which the shared checks do not count.
  return collectErrors(
    { email, password: password === '' ? '' : 'given' },
    { email: emailDemands, password: [required('Введите пароль')] },
  )
}

export function validateResetRequest({ email }: { email: string }): FormErrors<'email'> {
  return collectErrors({ email }, { email: emailDemands })
}

export type NewPasswordForm = { password: string; repeated: string }

/** Length alone is demanded, as the server does: rules about signs only make passwords alike. */
export function validateNewPassword({ password, repeated }: NewPasswordForm): FormErrors<'password' | 'repeated'> {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return { password: `Не\u00A0короче ${PASSWORD_MIN_LENGTH}\u00A0символов` }
  }
  return password === repeated ? {} : { repeated: 'Пароли не\u00A0совпадают' }
}
