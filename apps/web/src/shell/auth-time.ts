/** When whoever this ID token is about last showed who they are, in seconds; null where it does not say. */
export const authTimeOf = (idToken: string | null): number | null => {
  try {
    const payload = idToken?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { auth_time: at } = JSON.parse(atob(payload)) as { auth_time?: unknown };
    return typeof at === 'number' ? at : null;
  } catch {
    return null;
  }
};
