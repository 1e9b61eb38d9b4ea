/** How often anybody may do what is limited, where the setting LIMITS says nothing else. */
export const DEFAULT_LIMITS = {
  // Wrong passwords: of one mail from one address or known device, of one address, of one mail from everywhere.
  sign_in: { points: 10, seconds: 900 },
  sign_in_address: { points: 100, seconds: 900 },
  sign_in_mail: { points: 200, seconds: 86_400 },
  reset_mail: { points: 10, seconds: 86_400 },
  // Wrong codes of the second step, of one person from one known device, or from everywhere else together.
  second_factor: { points: 10, seconds: 900 },
  second_factor_day: { points: 50, seconds: 86_400 },
  // Owners who register from one address, behind which a town may stand.
  register_address: { points: 30, seconds: 3600 },
  // Letters of invitation that one owner sends.
  invitations: { points: 30, seconds: 3600 },
  // Notices that a restaurant sends itself to try its addresses.
  test_notices: { points: 5, seconds: 3600 },
  // Of one restaurant: each rings, and is told of by every way that a new order is.
  test_orders: { points: 20, seconds: 3600 },
  // Letters that confirm a customer's mail, to one person.
  confirmation_mail: { points: 5, seconds: 3600 },
  // Codes: to one phone from one device and address, to one phone, from one address, behind which a town may stand.
  sms_phone: { points: 5, seconds: 3600 },
  sms_phone_day: { points: 10, seconds: 86_400 },
  sms_address: { points: 300, seconds: 3600 },
  code_guesses: { points: 100, seconds: 3600 },
  writes: { points: 120, seconds: 60 },
  contacts: { points: 40, seconds: 3600 },
  // Complaints of one person about all there is.
  complaints: { points: 10, seconds: 86_400 },
  // Texts of one person to the other sides of replies.
  reply_messages: { points: 60, seconds: 3600 },
  // Requests to support: of one person or guest, and of one address; and texts that a person adds.
  support: { points: 5, seconds: 86_400 },
  support_address: { points: 30, seconds: 86_400 },
  support_messages: { points: 20, seconds: 3600 },
  guest_writes: { points: 1200, seconds: 60 },
  // Friends who join one group basket from one address.
  group_joins: { points: 60, seconds: 600 },
  reads: { points: 1200, seconds: 60 },
  // How often one visitor counts among those who looked for the same.
  searches: { points: 1, seconds: 86_400 },
  // Questions to a restaurant's counter that somebody pressed for.
  counter_checks: { points: 10, seconds: 60 },
  // Test events, and events sent once more, to a restaurant's software.
  webhook_sends: { points: 30, seconds: 60 },
  // The same of an administrator, to any service outside.
  door_checks: { points: 20, seconds: 60 },
  // Payments by a kept card or account, of one person.
  saved_charges: { points: 20, seconds: 3600 },
  // Files of a menu, of one person.
  imports: { points: 20, seconds: 600 },
  // News that readers suggest: one person, and one address, behind which a town may stand.
  suggestions: { points: 5, seconds: 86_400 },
  suggestions_address: { points: 60, seconds: 86_400 },
  // What one person adds of any other noun of theirs.
  own_records: { points: 10, seconds: 86_400 },
  // Organizations that one person adds, and people whom one looks for by their phones.
  organizations: { points: 10, seconds: 86_400 },
  employees: { points: 30, seconds: 86_400 },
  // What one person says of organizations.
  organization_reviews: { points: 10, seconds: 86_400 },
  // Codes that open kinds of tickets, of one person or one address; only wrong ones count.
  ticket_codes: { points: 10, seconds: 3600 },
  // What organizers look at by their links, from one address.
  event_reports: { points: 120, seconds: 600 },
  ticket_recipients: { points: 30, seconds: 86_400 },
  // Pictures; a big one counts as several.
  uploads: { points: 120, seconds: 600 },
  // Tenths of a second of the processor that one person's pictures take: some two hundred of a phone.
  picture_work: { points: 1200, seconds: 3600 },
}
