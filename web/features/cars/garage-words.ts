/** What My Cars says; apart from home's words, which come with the app. */

export const words = {
  garage: {
    title: 'My Cars',
    lead: 'The current car is the one that a diagnosis is about.',
    add: 'Add New Car',
    current: 'Current car',
    edit: 'Edit',
    run: 'Run Diagnostic',
    remove: (car: string) => `Delete ${car}`,
    loading: 'Loading your cars',
    failed: 'Your cars could not be loaded',
    offline: 'You seem to be offline',
    offlineWhy: 'Your cars will show once you are connected.',
    none: 'No Cars Added',
    noneWhy: 'Add a car, and each diagnosis knows its engine, its age and its weak points.',
    guest: 'Kept in this browser only. With an account your cars are on every device.',
    signIn: 'Sign in',
    kept: (cars: number) =>
      cars === 1 ? 'One more car is kept in this browser only.' : `${cars} more cars are kept in this browser only.`,
    keep: 'Save to my account',
    keeping: 'Saving...',
    drop: 'Remove from this browser',
  },

  deletion: {
    title: 'Confirm Deletion',
    warning: 'This action cannot be undone.',
    question: 'Are you sure you want to delete this car from your diagnostics system?',
    history: 'Its diagnoses stay in your history.',
    confirm: 'Delete',
    deleting: 'Deleting...',
    done: { title: 'Car Deleted', description: 'The car has been deleted successfully.' },
    failed: 'An error occurred while deleting the car.',
  },

  offer: {
    title: (cars: number) => (cars === 1 ? 'Save your car to your account?' : 'Save your cars to your account?'),
    why: (cars: number) =>
      cars === 1
        ? 'This car is kept in this browser only. In your account it is there on every device, with its history.'
        : 'These cars are kept in this browser only. In your account they are there on every device, with their history.',
    save: (cars: number) => (cars === 1 ? 'Save Car' : `Save ${cars} Cars`),
    saving: 'Saving...',
    later: 'Not now',
    saved: 'Saved to your account',
    savedCount: (cars: number) => (cars === 1 ? 'Your car is in your garage.' : `${cars} cars are in your garage.`),
  },
} as const;
