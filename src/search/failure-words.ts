/** What readers see when no search has answered, and authors when there is no build whose index could. */
export const failureWords =
  process.env.NODE_ENV === 'development'
    ? {
        title: 'The development server has no search index',
        help: 'Run npm run build once. Search then uses the index of that build.',
      }
    : {
        title: 'Unable to fetch results',
        help: 'You might want to check your network connection.',
      };
