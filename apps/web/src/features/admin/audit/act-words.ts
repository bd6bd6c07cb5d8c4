/** What an act is called, for administrators and, where it is about somebody's own, for owners. */
const words: Readonly<Record<string, string>> = {
  'POST /api/auth/users/users': 'Changed tier, expiration or role',
  'POST /api/auth/users/disable': 'Disabled',
  'POST /api/auth/users/enable': 'Enabled',
  'POST /api/auth/users/setAdmin': 'Made administrator',
  'POST /api/auth/users/removeAdmin': 'Took admin access away',
  'POST /api/auth/users/resetBrandQuiz': 'Reset the brand quiz',
  'POST /api/auth/invitations': 'Invited somebody',
  'POST /api/auth/invitations/resend': 'Sent invitations again',
  'POST /auth/auth/invitations/delete': 'Deleted invitations',
  'POST /api/waitingList/invite': 'Invited from the waiting list',
  'POST /api/waitingList/remove': 'Removed from the waiting list',
  'POST /api/subscriptions/tiers': 'Changed subscription tiers',
  'POST /api/settings/featureFlags': 'Changed a setting',
  'POST /api/brain/versions': 'Uploaded a brain version',
  'PUT /api/brain/versions/:id': 'Changed a brain version',
  'POST /api/selections/': 'Changed the colors or choices of a brand',
  'POST /api/brandedAssets/generateAllLogos': 'Had logos drawn',
  'POST /api/brandedAssets/uploadLogos': 'Uploaded custom logos',
  'POST /api/brandedAssets/clearLogos': 'Cleared custom logos',
  'GET /api/selections/:id?': 'Looked at a brand',
  'GET /api/quizzes/:id?': 'Looked at a quiz',
  'GET /api/brandedAssets/logoUrls/:quizId?': 'Looked at logos',
};

/** An act that has no words yet is told as it is written down. */
export const actWords = (act: string): string => words[act] ?? act;
