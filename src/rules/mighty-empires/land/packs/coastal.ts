/** The coastal pack, one tile a row; columns as in the river valley pack. */
export const coastal = `
  c01  CCPPPP  0 0  -       coast
  c02  CCFPPF  0 1  -       coast
  c03  CCPCCP  0 0  -       coast

  c04  CSCPPP  0 0  -       coast
  c05  CSCPPP  0 0  -       coast
  c06  CSCFFP  0 1  -       coast
  c07  CSCPFF  0 1  -       coast

  c08  CSSCPP  0 0  -       coast
  c09  CSSCPP  0 0  -       coast
  c10  CSSCFF  0 1  -       coast
  c11  CSSCPF  0 1  -       coast
  c12  CSSCFP  0 1  -       coast
  c13  CSSCHH  1 0  -       coast

  c14  CSSSCP  0 0  -       coast
  c15  CSSSCP  0 0  -       coast
  c16  CSSSCF  0 1  -       coast
  c17  CSSSSC  0 0  -       coast

  c18  CSCOOO  0 0  -       mouth
  c19  CSSCOO  0 0  -       mouth
  c20  CSCPPP  0 0  -       coast capital
`;
