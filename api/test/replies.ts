/** What a vacancy is rightly answered with by who has no résumé. */
export const written = (more: object = {}) => ({
  ...{ resume_id: null, letter: 'Пять лет на\u00A0кухне', name: 'Борис', phone: '79241112233', email: null },
  ...more,
})
